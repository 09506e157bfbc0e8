import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';
import { useTimedRedirect } from '#lib/use-timed-redirect.ts';
import { Gate } from './gate.tsx';
import { guardMessages } from './messages.ts';

const redirectDelayMs = 8_000;

/** Gate for visitors who are not signed in (spec §6): leads to /masuk after a while, which one can stop, and back here after that. */
export function RestrictedAccess({ headingLevel }: { headingLevel?: 1 | 2 | undefined }) {
  const { pathname, search } = useLocation();
  const { secondsLeft, stopped, stop } = useTimedRedirect(paths.login, redirectDelayMs, { replace: true });

  useEffect(() => {
    rememberReturnPath(pathname + search);
    toast.info(guardMessages.loginRequired);
  }, [pathname, search]);

  return (
    <Gate
      headingLevel={headingLevel}
      icon={<LockKeyhole aria-hidden />}
      title="Akses Terbatas"
      description="Halaman ini untuk anggota yang sudah masuk. Masuk atau daftar dulu, lalu Anda kembali ke sini."
      actions={
        <>
          <Button asChild size="lg">
            <Link to={paths.login}>Masuk</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.register}>Daftar Sekarang</Link>
          </Button>
        </>
      }
    >
      <p role="status" className="mt-6 text-sm text-muted-foreground">
        {stopped ? 'Pengalihan otomatis dihentikan.' : 'Anda akan diarahkan ke halaman masuk sebentar lagi.'}
      </p>
      {stopped ? null : (
        <Button variant="link" onClick={stop}>
          Tetap di halaman ini <span className="figures">({secondsLeft})</span>
        </Button>
      )}
    </Gate>
  );
}

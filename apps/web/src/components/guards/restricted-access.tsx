import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { RedirectNotice } from '#components/redirect-notice.tsx';
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
  const redirect = useTimedRedirect(paths.login, redirectDelayMs, { replace: true });

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
      <RedirectNotice redirect={redirect}>Anda akan diarahkan ke halaman masuk sebentar lagi.</RedirectNotice>
    </Gate>
  );
}

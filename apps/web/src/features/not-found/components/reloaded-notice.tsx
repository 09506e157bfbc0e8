import { notFoundCountdownSeconds } from '@kawanusaha/contracts/business';
import { House, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { useTimedRedirect } from '#lib/use-timed-redirect.ts';

/** The button that was pressed is gone. */
const takeFocus = (text: HTMLParagraphElement | null) => text?.focus();

/** After a reload of an unknown address: home in ten seconds, unless one stops it or tries again (spec §2, §9). */
export function ReloadedNotice({ path }: { path: string }) {
  const { secondsLeft, stopped, stop } = useTimedRedirect(paths.home, notFoundCountdownSeconds * 1_000, {
    replace: true,
  });
  return (
    <Page size="reading" className="text-center">
      <h1 className="text-3xl font-extrabold">Halaman Di-refresh</h1>
      <p className="mt-3 text-lg text-muted-foreground">
        Alamat <code className="rounded-sm bg-muted px-1.5 py-0.5 text-base break-all">{path}</code> tetap
        tidak ditemukan setelah dimuat ulang.
      </p>
      {stopped ? (
        <p ref={takeFocus} role="status" tabIndex={-1} className="mt-6 font-medium">
          Pengalihan dihentikan. Anda tetap di halaman ini.
        </p>
      ) : (
        <>
          <p className="mt-8 text-muted-foreground">Ke beranda dalam</p>
          <p role="timer" className="figures text-4xl font-extrabold text-primary">
            {secondsLeft} <span className="text-lg font-medium">detik</span>
          </p>
          <Button variant="link" onClick={stop}>
            Hentikan hitung mundur
          </Button>
        </>
      )}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-center">
        <Button asChild size="lg">
          <Link to={paths.home} replace>
            <House aria-hidden />
            Ke Beranda
          </Link>
        </Button>
        <Button size="lg" variant="outline" onClick={() => window.location.reload()}>
          <RotateCw aria-hidden />
          Coba Lagi
        </Button>
      </div>
      <Alert className="mt-10 text-left">
        <AlertDescription>
          Tip: gunakan menu di atas untuk berpindah halaman. Memuat ulang tidak mengubah alamat yang salah.
        </AlertDescription>
      </Alert>
    </Page>
  );
}

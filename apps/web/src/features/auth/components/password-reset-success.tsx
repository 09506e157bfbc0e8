import { resetSuccessRedirectMs } from '@kawanusaha/contracts/business';
import { CircleCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { RedirectNotice } from '#components/redirect-notice.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { useHydrated } from '#lib/forms/use-hydrated.ts';
import { useTimedRedirect } from '#lib/use-timed-redirect.ts';

/** Screen of /password-reset-success (spec §2): leads to /masuk after 5 s, unless one stops it. */
export function PasswordResetSuccess() {
  const redirect = useTimedRedirect(paths.login, resetSuccessRedirectMs, {
    replace: true,
  });
  // Opened directly, the page knows of no change; the state of the step before is the browser's alone.
  const { state } = useLocation() as { state: { changed?: true } | null };
  const isJustChanged = useHydrated() && state?.changed === true;
  return (
    <Page size="form" className="flex flex-col items-center text-center">
      <CircleCheck aria-hidden className="size-16 text-success" />
      <h1 className="mt-5 text-2xl font-extrabold sm:text-3xl">
        {isJustChanged ? 'Password berhasil diganti' : 'Password Anda sudah diganti?'}
      </h1>
      <p className="mt-3 max-w-md text-muted-foreground">
        {isJustChanged
          ? 'Silakan masuk dengan password baru Anda. Demi keamanan, perangkat lain sudah otomatis keluar.'
          : 'Bila Anda baru saja menggantinya, masuk dengan password baru itu. Bila belum, minta kode dari halaman masuk.'}
      </p>
      <Button asChild size="lg" className="mt-8 w-full sm:w-auto">
        <Link to={paths.login} replace>
          Masuk Sekarang
        </Link>
      </Button>
      <RedirectNotice redirect={redirect}>Anda akan diarahkan ke halaman masuk sebentar lagi.</RedirectNotice>
    </Page>
  );
}

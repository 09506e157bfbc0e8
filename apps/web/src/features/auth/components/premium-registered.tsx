import { premiumSignupRedirectMs } from '@kawanusaha/contracts/business';
import { useEffect, useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { dismissToast, toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { useTimedRedirect } from '#lib/use-timed-redirect.ts';
import { authMessages } from '../messages.ts';
import type { Registration } from '../register-account.ts';
import { AuthFrame } from './auth-frame.tsx';

/** It stands where the pressed button was. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** Says that Premium was chosen and leads to /paket after 2 s (spec §4), unless one stops it. */
export function PremiumRegistered({ registration }: { registration: Registration }) {
  const { stopped, stop } = useTimedRedirect(paths.pricing, premiumSignupRedirectMs, { replace: true });
  // The form was long, and this is short: without it a phone would show the footer.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { profileSaved } = registration;
  // On /paket it would announce what has happened, and on a phone cover the button there.
  useEffect(() => {
    if (!profileSaved) return undefined;
    const shown = toast.info(authMessages.premiumChosen, authMessages.premiumChosenNext);
    return () => dismissToast(shown);
  }, [profileSaved]);
  return (
    <AuthFrame title={authMessages.signUpSuccess} isShort>
      <div className="grid gap-5">
        <Alert>
          <AlertTitle>{authMessages.premiumChosen}</AlertTitle>
          <AlertDescription>
            {stopped ? 'Pengalihan otomatis dihentikan.' : authMessages.premiumChosenNext}
            {registration.needsConfirmation ? ` ${authMessages.pleaseConfirm}` : null}
          </AlertDescription>
        </Alert>
        <Button asChild size="lg">
          <Link to={paths.pricing} replace>
            Lanjut ke Paket
          </Link>
        </Button>
        {stopped ? (
          <Button asChild variant="outline">
            <Link ref={takeFocus} to={paths.home}>
              Ke halaman utama
            </Link>
          </Button>
        ) : (
          <Button variant="ghost" onClick={stop}>
            Tetap di halaman ini
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}

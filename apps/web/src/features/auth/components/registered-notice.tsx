import { FormBanner } from '#components/forms/form-banner.tsx';
import { authMessages } from '../messages.ts';
import type { Registration } from '../register-account.ts';
import { ResendConfirmationButton } from './resend-confirmation-button.tsx';

type RegisteredNoticeProps = { registration: Registration; email: string };

/** Stays above the login form after a registration, since a toast passes: what to do next. */
export function RegisteredNotice({ registration, email }: RegisteredNoticeProps) {
  return (
    <FormBanner variant="success" title={authMessages.signUpSuccess} className="mb-5">
      {registration.needsConfirmation ? (
        <>
          Kami mengirim email konfirmasi ke <strong>{email}</strong>. {authMessages.pleaseConfirm}
        </>
      ) : (
        authMessages.pleaseLogIn
      )}
      {registration.needsConfirmation ? <ResendConfirmationButton email={email} /> : null}
    </FormBanner>
  );
}

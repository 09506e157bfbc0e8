import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { authMessages } from '../messages.ts';
import type { Registration } from '../register-account.ts';
import { ResendConfirmationButton } from './resend-confirmation-button.tsx';

type RegisteredNoticeProps = { registration: Registration; email: string };

/** Stays above the login form after a registration, since a toast passes: what to do next. */
export function RegisteredNotice({ registration, email }: RegisteredNoticeProps) {
  return (
    <Alert variant="success" className="mb-5">
      <AlertTitle>{authMessages.signUpSuccess}</AlertTitle>
      <AlertDescription>
        {registration.needsConfirmation ? (
          <>
            Kami mengirim email konfirmasi ke <strong>{email}</strong>. {authMessages.pleaseConfirm}
          </>
        ) : (
          authMessages.pleaseLogIn
        )}
      </AlertDescription>
      {registration.needsConfirmation ? <ResendConfirmationButton email={email} /> : null}
    </Alert>
  );
}

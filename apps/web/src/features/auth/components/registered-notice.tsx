import { FormBanner } from '#components/forms/form-banner.tsx';
import { authMessages } from '../messages.ts';
import type { Registration } from '../register-account.ts';
import { ResendConfirmationButton } from './resend-confirmation-button.tsx';

// Here and not among the messages, which every page loads.
const waitsForGuardian =
  'Kami mengirim tautan ke orang tua atau wali Anda. Setelah mereka setuju, Anda bisa masuk. Periksa juga email Anda untuk konfirmasi.';

type RegisteredNoticeProps = { registration: Registration; email: string };

/** Stays above the login form after a registration, since a toast passes: what to do next. */
export function RegisteredNotice({ registration, email }: RegisteredNoticeProps) {
  return (
    <FormBanner variant="success" title={authMessages.signUpSuccess} className="mb-5">
      {registration.waitsForGuardian ? (
        waitsForGuardian
      ) : registration.needsConfirmation ? (
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

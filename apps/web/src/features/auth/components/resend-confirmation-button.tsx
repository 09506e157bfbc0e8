import { useState } from 'react';
import { MailboxHint } from '#components/forms/mailbox-hint.tsx';
import { Button } from '#components/ui/button.tsx';
import { resendConfirmation } from '../api/resend-confirmation.ts';
import { describeResetProblem } from '../reset-problem.ts';
import { authMessages } from '../messages.ts';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha } from './use-captcha.ts';

/** Asks for the confirmation mail again; goes into a banner that says that the address is not confirmed. */
export function ResendConfirmationButton({ email }: { email: string }) {
  const captcha = useCaptcha();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);

  async function resend() {
    setBusy(true);
    try {
      await resendConfirmation(email, await captcha.take());
      setAnswer(authMessages.confirmationSent);
    } catch (error) {
      setAnswer(describeResetProblem(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-3 grid justify-items-start gap-2">
      {captcha.isOpen ? <CaptchaField captcha={captcha} /> : null}
      <Button variant="outline" size="sm" loading={busy} onClick={() => void resend()}>
        Kirim ulang email konfirmasi
      </Button>
      <p role="status">{answer}</p>
      <MailboxHint />
    </div>
  );
}

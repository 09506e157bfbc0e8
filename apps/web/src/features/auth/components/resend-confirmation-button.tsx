import { useState } from 'react';
import { MailboxHint } from '#components/forms/mailbox-hint.tsx';
import { Button } from '#components/ui/button.tsx';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import { authMessages } from '../messages.ts';
import { CaptchaField } from '#components/captcha/captcha-field.tsx';
import { useCaptcha } from '#lib/captcha/use-captcha.ts';

/** Asks for the confirmation mail again; goes into a banner that says that the address is not confirmed. */
export function ResendConfirmationButton({ email }: { email: string }) {
  const captcha = useCaptcha();
  const [isSent, setSent] = useState(false);

  const resend = useResendConfirmation(email, captcha, () => setSent(true));

  return (
    <div className="mt-3 grid justify-items-start gap-2">
      {captcha.isOpen ? <CaptchaField captcha={captcha} /> : null}
      <Button variant="outline" size="sm" loading={resend.isPending} onClick={() => void resend.run()}>
        Kirim ulang email konfirmasi
      </Button>
      <p role="status">{resend.failure?.title ?? (isSent ? authMessages.confirmationSent : null)}</p>
      <MailboxHint />
    </div>
  );
}

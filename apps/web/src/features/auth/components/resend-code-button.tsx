import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useRequestPasswordReset } from '../api/request-password-reset.ts';
import { authMessages } from '../messages.ts';
import { CaptchaField } from '#components/captcha/captcha-field.tsx';
import { useCaptcha } from '#lib/captcha/use-captcha.ts';

/** The server sends at most one mail a minute to an address. */
const pauseSeconds = 60;

/** Asks for the reset mail again, then rests for a minute. */
export function ResendCodeButton({ email }: { email: string }) {
  const captcha = useCaptcha();
  const [isSent, setSent] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    const tick = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(tick);
  }, [secondsLeft]);

  const resend = useRequestPasswordReset(captcha, () => {
    setSent(true);
    setSecondsLeft(pauseSeconds);
  });

  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="link"
        disabled={secondsLeft > 0}
        loading={resend.isPending}
        onClick={() => {
          setSent(false);
          void resend.run(email);
        }}
      >
        {secondsLeft > 0 ? `Kirim ulang kode (${secondsLeft} detik)` : 'Kirim ulang kode'}
      </Button>
      {captcha.isOpen ? <CaptchaField captcha={captcha} /> : null}
      <p role="status" className="text-sm text-muted-foreground">
        {isSent ? authMessages.resetMailAgain : resend.failure?.title}
      </p>
    </div>
  );
}

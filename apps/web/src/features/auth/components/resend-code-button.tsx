import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { requestPasswordReset } from '../api/request-password-reset.ts';
import { authMessages } from '../messages.ts';
import { describeResetProblem } from '../reset-problem.ts';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha } from './use-captcha.ts';

/** The server sends at most one mail a minute to an address. */
const pauseSeconds = 60;

/** Asks for the reset mail again, then rests for a minute. */
export function ResendCodeButton({ email }: { email: string }) {
  const captcha = useCaptcha();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    const tick = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(tick);
  }, [secondsLeft]);

  async function resend() {
    setBusy(true);
    setAnswer(null);
    try {
      await requestPasswordReset(email, await captcha.take());
      setAnswer(authMessages.resetMailAgain);
      setSecondsLeft(pauseSeconds);
    } catch (error) {
      setAnswer(describeResetProblem(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="link" disabled={secondsLeft > 0} loading={busy} onClick={() => void resend()}>
        {secondsLeft > 0 ? `Kirim ulang kode (${secondsLeft} detik)` : 'Kirim ulang kode'}
      </Button>
      {captcha.isOpen ? <CaptchaField captcha={captcha} /> : null}
      <p role="status" className="text-sm text-muted-foreground">
        {answer}
      </p>
    </div>
  );
}

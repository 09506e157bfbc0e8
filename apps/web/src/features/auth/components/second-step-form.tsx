import type { OneTimeCodeInput } from '@kawanusaha/contracts/account';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CodeInput } from '#components/forms/code-input.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { paths } from '#config/paths.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import type { SentCode } from '../api/send-second-step.ts';
import { useVerifySecondStep } from '../api/verify-second-step.ts';
import { authMessages } from '../messages.ts';
import { describeSecondStepProblem } from '../second-step-problem.ts';

type SecondStepFormProps = {
  onVerified: () => void;
  onCancel: () => void;
};

const resolver = lazyResolver(async () => (await import('../resolvers.ts')).oneTimeCodeResolver);

/** Asks for the code of the authenticator app, or of a message where the account has a phone only. */
export function SecondStepForm({ onVerified, onCancel }: SecondStepFormProps) {
  const form = useOperationForm<OneTimeCodeInput>({ resolver });
  const verifying = useVerifySecondStep({ done: onVerified, refused: form.refused });
  const { errors, isSubmitting } = form.formState;

  const [sent, setSent] = useState<SentCode | 'app' | 'unsent'>('app');
  const [messages, setMessages] = useState(1);

  const { setError, setFocus } = form;
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  useEffect(() => {
    let isGone = false;
    send().then(
      (found) => {
        if (!isGone) setSent(found);
      },
      (error: unknown) => {
        if (isGone) return;
        setSent('unsent');
        setError('code', { message: describeSecondStepProblem(error, authMessages.mfaCodeNotSent) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [messages, setError]);

  const sendAgain = () => setMessages(messages + 1);

  const submit = form.sendBy(({ code }) => (sent === 'unsent' ? sendAgain() : verifying.run({ code, sent })));

  return (
    <Form onSubmit={submit}>
      <h2 className="text-xl font-bold">Verifikasi dua langkah</h2>
      <Field
        label="Kode verifikasi"
        required
        help={typeof sent === 'string' ? authMessages.mfaAskApp : authMessages.mfaAskPhone(sent.ending)}
        error={errors.code?.message}
      >
        <CodeInput {...form.register('code')} />
      </Field>
      <SubmitButton busy={isSubmitting} size="lg">
        Verifikasi
      </SubmitButton>
      {sent === 'app' ? null : (
        <Button variant="link" onClick={sendAgain}>
          Kirim ulang kode
        </Button>
      )}
      <Button variant="ghost" onClick={onCancel}>
        Masuk dengan akun lain
      </Button>
      <p className="text-sm text-muted-foreground">
        Ponsel hilang?{' '}
        <Link to={paths.contact} className="link">
          Hubungi kami
        </Link>{' '}
        untuk memulihkan akun.
      </p>
    </Form>
  );
}

async function send(): Promise<SentCode | 'app'> {
  const { sendSecondStep } = await import('../api/send-second-step.ts');
  return sendSecondStep();
}

import type { OneTimeCodeInput } from '@kawanusaha/contracts/account';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { CodeInput } from '#components/forms/code-input.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { paths } from '#config/paths.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { verifySecondStep } from '../api/verify-second-step.ts';
import { isConnectionFailure, rateLimitMessage, readAuthFailure } from '../auth-error.ts';
import { authMessages } from '../messages.ts';

type SecondStepFormProps = {
  onVerified: () => void;
  onCancel: () => void;
};

const resolver = lazyResolver(async () => (await import('../resolvers.ts')).oneTimeCodeResolver);

/** Asks for the code of the authenticator app, when an account has two-step verification. */
export function SecondStepForm({ onVerified, onCancel }: SecondStepFormProps) {
  const form = useForm<OneTimeCodeInput>({ resolver });
  const { errors, isSubmitting } = form.formState;

  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await verifySecondStep(code);
      onVerified();
    } catch (error) {
      form.setError('code', { message: describe(error) }, { shouldFocus: true });
    }
  });

  return (
    <Form onSubmit={submit}>
      <h2 className="text-xl font-bold">Verifikasi dua langkah</h2>
      <Field
        label="Kode verifikasi"
        required
        help="Buka aplikasi autentikator di ponsel Anda, lalu ketik 6 angka untuk KawanUsaha."
        error={errors.code?.message}
      >
        <CodeInput {...form.register('code')} />
      </Field>
      <SubmitButton busy={isSubmitting} size="lg">
        Verifikasi
      </SubmitButton>
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

function describe(error: unknown): string {
  const failure = readAuthFailure(error);
  if (isConnectionFailure(failure)) return authMessages.offline;
  return rateLimitMessage(failure) ?? authMessages.mfaCodeInvalid;
}

import type { ResetPasswordInput } from '@kawanusaha/contracts/account';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CodeInput } from '#components/forms/code-input.tsx';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { MailboxHint } from '#components/forms/mailbox-hint.tsx';
import { NewPasswordFields } from '#components/forms/new-password-fields.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { Input } from '#components/ui/input.tsx';
import { paths } from '#config/paths.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { listErrors, serverErrorType } from '#lib/forms/list-errors.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { ResendCodeButton } from './resend-code-button.tsx';
import { SecondStepForm } from './second-step-form.tsx';

type ResetPasswordFormProps = {
  /** Address from the step before, '' when the page was opened directly. */
  email: string;
  /** Whether a recovery session is open, so that no code is asked for. */
  recovered: boolean;
  onRecovered: (open: boolean) => void;
};

const codeResolver = lazyResolver(async () => (await import('../resolvers.ts')).resetPasswordResolver);
const recoveredResolver = lazyResolver(
  async () => (await import('../resolvers.ts')).recoveredPasswordResolver,
);

/** Form of /reset-password (spec §2, §5): the mail's code unless its link was opened, then the new password twice. */
export function ResetPasswordForm({ email, recovered, onRecovered }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const [awaitsSecondStep, setAwaitsSecondStep] = useState(false);
  const form = useOperationForm<ResetPasswordInput>({
    resolver: recovered ? recoveredResolver : codeResolver,
    mode: 'onTouched',
    defaultValues: { email, code: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const save = useResetPassword(
    { isOpen: recovered, setOpen: onRecovered },
    {
      done: () => navigate(paths.passwordResetSuccess, { replace: true, state: { changed: true } }),
      needsSecondStep: () => setAwaitsSecondStep(true),
      refused: form.refused,
    },
  );
  const banner = errors.root?.type === serverErrorType ? errors.root.message : undefined;

  if (awaitsSecondStep) {
    return (
      <SecondStepForm
        onVerified={() => {
          setAwaitsSecondStep(false);
          void save.run(form.getValues());
        }}
        onCancel={() => void navigate(paths.login)}
      />
    );
  }

  return (
    <Form onSubmit={form.sendBy(save.run)}>
      {banner === undefined ? null : <FormBanner>{banner}</FormBanner>}
      <FormErrorSummary
        errors={listErrors(errors, 'reset', ['email', 'code', 'password', 'confirmation'])}
        submitCount={submitCount}
      />
      {recovered || email !== '' ? null : (
        <Field id="reset-email" label="Email" required error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
      )}
      {recovered ? null : (
        <div>
          <Field
            id="reset-code"
            label="Kode dari email"
            required
            help="6 angka yang kami kirim. Periksa juga folder spam."
            error={errors.code?.message}
          >
            <CodeInput {...form.register('code')} />
          </Field>
          {email === '' ? null : <ResendCodeButton email={email} />}
          <MailboxHint />
        </div>
      )}
      <NewPasswordFields
        form="reset"
        password={form.register('password')}
        confirmation={form.register('confirmation')}
        errors={errors}
      />
      <SubmitButton busy={isSubmitting} size="lg">
        Simpan Password Baru
      </SubmitButton>
    </Form>
  );
}

import type { ForgotPasswordInput } from '@kawanusaha/contracts/account';
import { resetStepDelayMs } from '@kawanusaha/contracts/business';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { Input } from '#components/ui/input.tsx';
import { paths } from '#config/paths.ts';
import { listErrors } from '#lib/forms/list-errors.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import { wait } from '#lib/wait.ts';
import { useRequestPasswordReset } from '../api/request-password-reset.ts';
import { knownAddress } from '../login-draft.ts';
import { CaptchaField } from '#components/captcha/captcha-field.tsx';
import { useCaptcha } from '#lib/captcha/use-captcha.ts';

const resolver = lazyResolver(async () => (await import('../resolvers.ts')).forgotPasswordResolver);

/** Form of /lupa-password (spec §2): has the code sent and goes on with e-mail and phone as navigation state. */
export function ForgotPasswordForm() {
  const navigate = useNavigate();
  const form = useForm<ForgotPasswordInput>({
    resolver,
    mode: 'onTouched',
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const { getValues, setValue } = form;
  // Only the browser knows it. What was typed before the page is alive stays, and a draft of this form is newer.
  useEffect(() => {
    const email = knownAddress();
    if (email !== undefined && !getValues('email')) setValue('email', email);
  }, [getValues, setValue]);
  useFormDraft(form, 'lupa-password');
  const captcha = useCaptcha();

  const { run, failure } = useRequestPasswordReset(captcha);
  const submit = form.handleSubmit(async (input) => {
    const shown = wait(resetStepDelayMs);
    if (!(await run(input.email))) return;
    await shown;
    await navigate(paths.resetPassword, { state: input });
  });

  return (
    <Form draft="lupa-password" onSubmit={submit}>
      {failure === null ? null : <FormBanner>{failure.title}</FormBanner>}
      <FormErrorSummary errors={listErrors(errors, 'lupa', ['email', 'phone'])} submitCount={submitCount} />
      <Field id="lupa-email" label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field
        id="lupa-phone"
        label="Nomor HP"
        required
        help="Nomor yang Anda pakai saat mendaftar, misalnya 0812 3456 7890."
        error={errors.phone?.message}
      >
        <Input type="tel" autoComplete="tel" {...form.register('phone')} />
      </Field>
      <CaptchaField captcha={captcha} />
      <SubmitButton busy={isSubmitting} size="lg">
        Kirim Kode Reset
      </SubmitButton>
    </Form>
  );
}

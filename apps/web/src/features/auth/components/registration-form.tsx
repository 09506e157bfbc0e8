import type { RegistrationInput } from '@kawanusaha/contracts/account';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { PasswordInput } from '#components/forms/password-input.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { Input } from '#components/ui/input.tsx';
import { paths } from '#config/paths.ts';
import { focusField } from '#lib/forms/focus-field.ts';
import { listErrors, serverErrorType } from '#lib/forms/list-errors.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import { ReferralProblem } from '../api/validate-referral.ts';
import { registerAccount, RegistrationRefused, type Registration } from '../register-account.ts';
import { describeSignUpProblem, type SignUpProblem } from '../sign-up-problem.ts';
import { CaptchaField } from './captcha-field.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { ReferralInput } from './referral-input.tsx';
import { useCaptcha } from './use-captcha.ts';
import { usePrefilledReferral } from './use-prefilled-referral.ts';

const fieldOrder = [
  'username',
  'nama_lengkap',
  'email',
  'no_wa',
  'password',
  'paket',
  'referral_code',
] as const satisfies readonly (keyof RegistrationInput)[];

type RegistrationFormProps = {
  /** Value of `?ref=`, null when the address has none. */
  referral: string | null;
  /** Receives the banner's text, null when a new attempt starts. */
  onProblem: (problem: { message: string; atField: boolean } | null) => void;
  onRegistered: (registration: Registration, input: RegistrationInput) => void;
};

const resolver = lazyResolver(async () => (await import('../resolvers.ts')).registrationResolver);

/** Form of /daftar (spec §2, §5). */
export function RegistrationForm({ referral, onProblem, onRegistered }: RegistrationFormProps) {
  const form = useForm<RegistrationInput>({
    resolver,
    mode: 'onTouched',
    defaultValues: { paket: 'Gratis' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const captcha = useCaptcha();
  const clearDraft = useFormDraft(form, 'daftar', ['password']);
  const forgetReferral = usePrefilledReferral(form, referral);

  const submit = form.handleSubmit(async (input) => {
    onProblem(null);
    try {
      const registration = await registerAccount(input, await captcha.take());
      clearDraft();
      forgetReferral();
      onRegistered(registration, input);
    } catch (error) {
      const { message, field, hint } = toProblem(error);
      onProblem({ message, atField: field !== undefined });
      if (field !== undefined) {
        form.setError(field, { type: serverErrorType, message: hint ?? message });
        focusField(`daftar-${field}`);
      }
    }
  });

  return (
    <Form onSubmit={submit}>
      <FormErrorSummary errors={listErrors(errors, 'daftar', fieldOrder)} submitCount={submitCount} />
      <Field
        id="daftar-username"
        label="Username"
        required
        help="Nama yang tampil di menu akun Anda."
        error={errors.username?.message}
      >
        <Input
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('username')}
        />
      </Field>
      <Field id="daftar-nama_lengkap" label="Nama Lengkap" required error={errors.nama_lengkap?.message}>
        <Input autoComplete="name" {...form.register('nama_lengkap')} />
      </Field>
      <Field id="daftar-email" label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field
        id="daftar-no_wa"
        label="Nomor WhatsApp"
        required
        help="Contoh: 0812 3456 7890 atau +62 812-3456-7890. Tidak ditampilkan ke publik."
        error={errors.no_wa?.message}
      >
        <Input type="tel" autoComplete="tel" {...form.register('no_wa')} />
      </Field>
      <Field
        id="daftar-password"
        label="Password"
        required
        help="Minimal 6 karakter."
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <PlanChoice {...form.register('paket')} error={errors.paket?.message} />
      <Field
        id="daftar-referral_code"
        label="Kode Referral"
        help="Tempel kode atau link dari teman yang mengajak Anda."
        error={errors.referral_code?.message}
      >
        <ReferralInput {...form.register('referral_code')} />
      </Field>
      <CaptchaField captcha={captcha} />
      <SubmitButton busy={isSubmitting} size="lg">
        Daftar
      </SubmitButton>
      <p className="text-center text-muted-foreground">
        Sudah punya akun?{' '}
        <Link to={paths.login} className="link">
          Masuk di sini
        </Link>
      </p>
    </Form>
  );
}

function toProblem(error: unknown): SignUpProblem {
  if (error instanceof ReferralProblem) return { message: error.message, field: 'referral_code' };
  if (error instanceof RegistrationRefused) {
    return error.field === undefined
      ? { message: error.message }
      : { message: error.message, field: error.field };
  }
  return describeSignUpProblem(error);
}

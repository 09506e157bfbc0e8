import type { RegistrationInput } from '@kawanusaha/contracts/account';
import { useForm, useWatch } from 'react-hook-form';
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
import { ReferralFold } from './referral-fold.tsx';
import { ReferralInput } from './referral-input.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useUsernameProposal } from './use-username-proposal.ts';
import { usePrefilledReferral } from './use-prefilled-referral.ts';

const fieldOrder = [
  'nama_lengkap',
  'email',
  'no_wa',
  'username',
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

/** Form of /daftar (spec §2, §5): its fields in two light steps, each known or proposed where that is possible. */
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

  const referralCode = useWatch({ control: form.control, name: 'referral_code' });
  const proposeUsername = useUsernameProposal(form);

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
      <fieldset className="grid gap-5">
        <legend className="sr-only">Langkah 1: tentang Anda</legend>
        <StepTitle step={1}>Tentang Anda</StepTitle>
        <Field id="daftar-nama_lengkap" label="Nama Lengkap" required error={errors.nama_lengkap?.message}>
          <Input autoComplete="name" {...form.register('nama_lengkap', { onChange: proposeUsername })} />
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
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="sr-only">Langkah 2: akun Anda</legend>
        <StepTitle step={2}>Akun Anda</StepTitle>
        <Field
          id="daftar-username"
          label="Username"
          required
          help="Nama yang tampil di menu akun Anda; usulan kami boleh Anda ubah."
          error={errors.username?.message}
        >
          <Input
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('username')}
          />
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
        <ReferralFold isNeeded={Boolean(referralCode) || errors.referral_code !== undefined}>
          <Field
            id="daftar-referral_code"
            label="Kode Referral"
            help="Tempel kode atau link dari teman yang mengajak Anda."
            error={errors.referral_code?.message}
          >
            <ReferralInput {...form.register('referral_code')} />
          </Field>
        </ReferralFold>
      </fieldset>
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

function StepTitle({ step, children }: { step: number; children: string }) {
  return (
    <p aria-hidden className="flex items-center gap-2.5 font-bold">
      <span className="grid size-7 place-items-center rounded-full bg-primary-soft text-sm text-primary-soft-foreground">
        {step}
      </span>
      {children}
    </p>
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

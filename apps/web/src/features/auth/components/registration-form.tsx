import type { RegistrationInput } from '@kawanusaha/contracts/account';
import { lazy, Suspense } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { PasswordInput } from '#components/forms/password-input.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { Input } from '#components/ui/input.tsx';
import { paths } from '#config/paths.ts';
import { focusField } from '#lib/forms/focus-field.ts';
import { listErrors, serverErrorType } from '#lib/forms/list-errors.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';
import { authMessages } from '../messages.ts';
import type { Registration } from '../register-account.ts';
import type { RegistrationOutcome } from '../submit-registration.ts';
import { CaptchaField } from '#components/captcha/captcha-field.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { ReferralFold } from './referral-fold.tsx';
import { ReferralInput } from './referral-input.tsx';
import { useCaptcha } from '#lib/captcha/use-captcha.ts';
import { useUsernameProposal } from './use-username-proposal.ts';
import { usePrefilledReferral } from './use-prefilled-referral.ts';

const fieldOrder = [
  'nama_lengkap',
  'email',
  'no_wa',
  'birth_year',
  'guardian_email',
  'username',
  'password',
  'paket',
  'referral_code',
  'agrees',
] as const satisfies readonly (keyof RegistrationInput)[];

type RegistrationFormProps = {
  /** Value of `?ref=`, null when the address has none. */
  referral: string | null;
  /** Receives the banner's text, null when a new attempt starts. */
  onProblem: (problem: { message: string; atField: boolean } | null) => void;
  onRegistered: (registration: Registration, input: RegistrationInput) => void;
};

// Few are below 18, so the others do not load it.
const GuardianField = lazy(async () => {
  const { GuardianField: component } = await import('#components/forms/guardian-field.tsx');
  return { default: component };
});

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
  const birthYear = useWatch({ control: form.control, name: 'birth_year' });
  const proposeUsername = useUsernameProposal(form);

  const handleSubmit = form.handleSubmit(async (input) => {
    onProblem(null);
    const { registration, problem } = await submit(input, await captcha.take());
    if (registration !== undefined) {
      clearDraft();
      forgetReferral();
      onRegistered(registration, input);
      return;
    }
    const { message, field, hint } = problem;
    onProblem({ message, atField: field !== undefined });
    if (field === undefined) return;
    form.setError(field, { type: serverErrorType, message: hint ?? message });
    focusField(`daftar-${field}`);
  });

  return (
    <Form draft="daftar" onSubmit={handleSubmit}>
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
        <Field id="daftar-birth_year" label="Tahun Lahir" required error={errors.birth_year?.message}>
          <Input
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            {...form.register('birth_year')}
          />
        </Field>
        <Suspense>
          {isBelow18(birthYear) ? (
            <GuardianField
              id="daftar-guardian_email"
              birthYear={birthYear}
              error={errors.guardian_email?.message}
              {...form.register('guardian_email')}
            />
          ) : null}
        </Suspense>
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
      <Checkbox
        id="daftar-agrees"
        label={
          <>
            Saya menyetujui{' '}
            <Link to={paths.privacy} target="_blank" className="link">
              Kebijakan Privasi
            </Link>
          </>
        }
        error={errors.agrees?.message}
        {...form.register('agrees')}
      />
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

/** A year in full that counts as an age below 18: the difference of years minus one. */
function isBelow18(year: string | undefined): boolean {
  return /^\d{4}$/.test(year ?? '') && new Date().getFullYear() - Number(year) <= 18;
}

/** What sends the form weighs more than the form, so it comes when it is sent. */
async function submit(
  ...args: [input: RegistrationInput, captcha: CaptchaToken]
): Promise<RegistrationOutcome> {
  try {
    const { submitRegistration } = await import('../submit-registration.ts');
    return await submitRegistration(...args);
  } catch {
    return { problem: { message: authMessages.offline } };
  }
}

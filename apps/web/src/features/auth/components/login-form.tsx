import type { LoginInput } from '@kawanusaha/contracts/account';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { PasswordInput } from '#components/forms/password-input.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { Input } from '#components/ui/input.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { listErrors } from '#lib/forms/list-errors.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import { useSignInWithPasskey } from '../api/sign-in-with-passkey.ts';
import { useSignIn } from '../api/sign-in.ts';
import { authMessages } from '../messages.ts';
import { loginDraftKey } from '../login-draft.ts';
import { CaptchaField } from '#components/captcha/captcha-field.tsx';
import { useCaptcha } from '#lib/captcha/use-captcha.ts';
import type { SignInProblem } from '../sign-in-problem.ts';

type LoginFormProps = {
  /** What to begin with: of the account just made, so that one press signs in. */
  account?: Pick<LoginInput, 'email' | 'password'> | undefined;
  /** Receives the banner's text, null when a new attempt starts; the address is the one that was tried. */
  onProblem: (problem: (SignInProblem & { email: string }) | null) => void;
};

const resolver = lazyResolver(async () => (await import('../resolvers.ts')).loginResolver);

/** Form of /masuk (spec §2). Leading on to the profile is the screen's part, once the session is there. */
export function LoginForm({ account, onProblem }: LoginFormProps) {
  const form = useForm<LoginInput>({
    resolver,
    mode: 'onTouched',
    // Without a default the browser's own filling, which may come before the page is alive, stays.
    ...(account !== undefined && { defaultValues: account }),
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const captcha = useCaptcha();
  const clearDraft = useFormDraft(form, loginDraftKey, ['password']);

  const welcome = () => {
    clearDraft();
    toast.success(authMessages.loginSuccess, authMessages.welcomeBack);
  };
  const login = useSignIn(captcha, {
    done: ({ needsSecondStep }) => (needsSecondStep ? clearDraft() : welcome()),
    onProblem,
  });
  const passkey = useSignInWithPasskey(captcha, {
    done: welcome,
    onProblem: (problem) => onProblem({ ...problem, email: '' }),
  });
  const submit = form.handleSubmit(async (input) => {
    onProblem(null);
    await login.run(input);
  });

  return (
    <Form draft={loginDraftKey} onSubmit={submit}>
      <FormErrorSummary
        errors={listErrors(errors, 'masuk', ['email', 'password'])}
        submitCount={submitCount}
      />
      <Field id="masuk-email" label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field id="masuk-password" label="Password" required error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Link
        to={paths.forgotPassword}
        className="link -my-1 inline-flex min-h-11 items-center justify-self-start"
      >
        Lupa Password?
      </Link>
      <CaptchaField captcha={captcha} />
      <SubmitButton busy={isSubmitting} size="lg">
        Masuk
      </SubmitButton>
      <Button
        type="button"
        variant="outline"
        size="lg"
        className="if-passkeys"
        loading={passkey.isPending}
        onClick={() => {
          onProblem(null);
          void passkey.run();
        }}
      >
        Masuk dengan Kunci Sandi
      </Button>
      <p className="text-center text-muted-foreground">
        Belum punya akun?{' '}
        <Link to={paths.register} className="link">
          Daftar sekarang
        </Link>
      </p>
    </Form>
  );
}

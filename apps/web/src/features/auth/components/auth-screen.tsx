import type { RegistrationInput } from '@kawanusaha/contracts/account';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsLink, TabsList } from '#components/ui/tabs.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { clearDraft } from '#lib/forms/draft-storage.ts';
import { useSession } from '#lib/session/use-session.ts';
import { adoptSession } from '../api/adopt-session.ts';
import { loginDraftKey } from '../login-draft.ts';
import { authMessages } from '../messages.ts';
import type { Registration } from '../register-account.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { PremiumRegistered } from './premium-registered.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { RegisteredNotice } from './registered-notice.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { ResendConfirmationButton } from './resend-confirmation-button.tsx';
import { useCallbackProblem } from './use-callback-problem.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

// Few need it, and none before the password was right: a page that comes alive does not wait for it.
const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step-form.tsx')).SecondStepForm,
}));

async function cancelSecondStep(): Promise<void> {
  const { signOut } = await import('#lib/session/sign-out.ts');
  await signOut();
}

type Problem = { message: string; resendTo?: string; atField?: boolean };
type Registered = { registration: Registration; input: RegistrationInput };

/** Screen of /masuk and /daftar (spec §2): two tabs under one error banner. */
export function AuthScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const session = useSession();
  const [problem, setProblem] = useState<(Problem & { tab: string }) | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [registered, setRegistered] = useState<Registered | null>(null);
  const callbackProblem = useCallbackProblem();

  const referral = (params.get('ref') ?? '').trim();
  const tab = location.pathname === paths.register || referral !== '' ? 'daftar' : 'masuk';
  const ofAttempt = problem?.tab === tab ? problem : null;
  const ofArrival = attempt === 0 && callbackProblem !== null ? { message: callbackProblem } : null;
  const banner: Problem | null = ofAttempt ?? ofArrival;
  const chosePremium = registered?.input.paket === 'Premium';
  useLeaveWhenSignedIn(session, !chosePremium);

  function report(next: Problem | null) {
    setProblem(next && { ...next, tab });
    setAttempt((count) => count + 1);
  }

  function goTo(next: string) {
    void navigate(next === 'daftar' ? paths.register : paths.login, {
      replace: true,
      preventScrollReset: true,
      state: location.state as unknown,
    });
  }

  function handleRegistered(registration: Registration, input: RegistrationInput) {
    // What an earlier attempt to log in left must not stand where the new account's address belongs.
    clearDraft(loginDraftKey);
    setRegistered({ registration, input });
    announce(registration, input);
    if (input.paket !== 'Premium') goTo('masuk');
    else if (registration.tokens !== null) adoptSession(registration.tokens).catch(() => undefined); // without it the payment page asks to sign in
  }

  if (chosePremium) return <PremiumRegistered registration={registered.registration} />;
  if (session.isSecondStepDue) {
    return (
      <AuthFrame title="Satu langkah lagi">
        <Suspense
          fallback={
            <>
              <LoadingMessage>Memuat...</LoadingMessage>
              <Skeleton className="h-72 w-full" />
            </>
          }
        >
          <SecondStepForm
            onVerified={() => toast.success(authMessages.loginSuccess, authMessages.welcomeBack)}
            onCancel={() => void cancelSecondStep()}
          />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={tab === 'masuk' ? 'Masuk ke KawanUsaha' : 'Buat akun KawanUsaha'}
      description={
        tab === 'masuk'
          ? // After a registration the notice says what is next, and the one button left stays in view.
            registered === null
            ? 'Lanjutkan proyek, relasi, dan ide bisnis Anda.'
            : undefined
          : 'Gratis. Cari rekan tim dan mulai usaha Anda dari kampus.'
      }
    >
      {banner === null ? null : (
        <FormBanner
          key={attempt}
          title="Akun KawanUsaha"
          takesFocus={banner.atField !== true}
          className="mb-5"
        >
          {banner.message}
          {banner.message === authMessages.banned ? (
            <Link to={paths.contact} className="link mt-2 inline-flex min-h-11 items-center">
              {authMessages.bannedHelp}
            </Link>
          ) : null}
          {banner.resendTo === undefined ? null : <ResendConfirmationButton email={banner.resendTo} />}
        </FormBanner>
      )}
      {registered === null || tab === 'daftar' || banner !== null ? null : (
        <RegisteredNotice registration={registered.registration} email={registered.input.email} />
      )}
      <Tabs value={tab} onValueChange={goTo}>
        <TabsList aria-label="Masuk atau daftar" className="grid grid-cols-2">
          <TabsLink value="masuk" href={paths.login} className="grid place-items-center">
            Masuk
          </TabsLink>
          <TabsLink value="daftar" href={paths.register} className="grid place-items-center">
            Daftar
          </TabsLink>
        </TabsList>
        <TabsContent value="masuk">
          <LoginForm
            account={registered?.input}
            onProblem={(next) =>
              report(
                next && {
                  message: next.message,
                  ...(next.canResendConfirmation && { resendTo: next.email }),
                },
              )
            }
          />
        </TabsContent>
        <TabsContent value="daftar">
          <RegistrationForm
            referral={referral === '' ? null : referral}
            onProblem={report}
            onRegistered={handleRegistered}
          />
        </TabsContent>
      </Tabs>
      <ProviderButtons />
    </AuthFrame>
  );
}

/**
 * One toast at a time (spec §9), so the most important word wins: a profile that was not saved, else the success; `PremiumRegistered`
 * says what comes next.
 */
function announce(registration: Registration, input: RegistrationInput) {
  if (!registration.profileSaved)
    toast.error(authMessages.profileNotSaved, authMessages.completeProfileLater);
  else if (input.paket !== 'Premium') {
    toast.success(
      authMessages.signUpSuccess,
      registration.needsConfirmation ? authMessages.pleaseConfirm : authMessages.pleaseLogIn,
    );
  }
}

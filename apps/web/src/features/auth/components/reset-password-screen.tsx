import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { authMessages } from '../messages.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useRecovery } from './use-recovery.ts';

/** Screen of /reset-password (spec §2). */
export function ResetPasswordScreen() {
  const { state } = useLocation() as { state: unknown };
  const { proof, linkExpired, setOpened } = useRecovery();
  const email = readEmail(state);
  return (
    <AuthFrame
      title="Buat Password Baru"
      description={
        proof === 'session'
          ? 'Email Anda sudah terverifikasi. Pilih password baru.'
          : 'Masukkan kode dari email, lalu pilih password baru.'
      }
      back={
        <Link to={paths.forgotPassword} className="link mb-4 inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden className="size-5" />
          Kembali ke lupa password
        </Link>
      }
    >
      {linkExpired ? (
        <Alert variant="destructive" className="mb-5">
          <AlertDescription>{authMessages.linkInvalid}</AlertDescription>
        </Alert>
      ) : null}
      {proof === 'code' && email !== '' && !linkExpired ? (
        <Alert className="mb-5">
          <AlertDescription>{authMessages.resetSent(email)}</AlertDescription>
        </Alert>
      ) : null}
      {proof === 'checking' ? (
        <div className="grid gap-5">
          <LoadingMessage>Memuat formulir</LoadingMessage>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </div>
      ) : (
        <ResetPasswordForm email={email} recovered={proof === 'session'} onRecovered={setOpened} />
      )}
    </AuthFrame>
  );
}

/** The step before hands over e-mail and phone as navigation state (spec §2); anything else counts as a direct visit. */
function readEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}

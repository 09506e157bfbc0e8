import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#config/paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** Screen of /lupa-password (spec §2). */
export function ForgotPasswordScreen() {
  return (
    <AuthFrame
      title="Lupa Password"
      description="Tulis email dan nomor HP akun Anda. Kami kirim kode untuk membuat password baru."
      back={
        <Link to={paths.login} className="link mb-4 inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden className="size-5" />
          Kembali ke halaman masuk
        </Link>
      }
    >
      <ForgotPasswordForm />
    </AuthFrame>
  );
}

import { ResetPasswordScreen } from '#features/auth/components/reset-password-screen.tsx';

export const meta = () => [{ title: 'Reset Password | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function ResetPassword() {
  return <ResetPasswordScreen />;
}

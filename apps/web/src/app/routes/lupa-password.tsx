import { ForgotPasswordScreen } from '#features/auth/components/forgot-password-screen.tsx';

export const meta = () => [{ title: 'Lupa Password | KawanUsaha' }];

export default function ForgotPassword() {
  return <ForgotPasswordScreen />;
}

import { ForgotPasswordScreen } from '#features/auth/components/forgot-password-screen.tsx';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

export const meta = () => [{ title: 'Lupa Password | KawanUsaha' }];

export default function ForgotPassword() {
  return <ForgotPasswordScreen />;
}

import { AuthScreen } from '#features/auth/components/auth-screen.tsx';

/** /masuk and /daftar share one mounted screen, so that changing the tab keeps focus and what was typed. */
export default function AuthLayout() {
  return <AuthScreen />;
}

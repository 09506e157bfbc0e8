import { AuthScreen } from '#features/auth/components/auth-screen.tsx';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

/** /masuk and /daftar share one mounted screen, so that changing the tab keeps focus and what was typed. */
export default function AuthLayout() {
  return <AuthScreen />;
}

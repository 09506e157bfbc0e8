import { deferred } from '#lib/deferred.tsx';

const AuthScreen = deferred(async () => {
  const { AuthScreen: component } = await import('#features/auth/components/auth-screen.tsx');
  return component;
});

/** /masuk and /daftar share one mounted screen, so that changing the tab keeps focus and what was typed. */
export default function AuthLayout() {
  return <AuthScreen />;
}

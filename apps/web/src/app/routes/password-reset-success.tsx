import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Password Berhasil Direset | KawanUsaha' }];

export default function PasswordResetSuccess() {
  return (
    <ComingPage
      title="Password Berhasil Direset"
      description="Anda akan dapat masuk dengan password baru dari sini."
    />
  );
}

import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Lupa Password | KawanUsaha' }];

export default function ForgotPassword() {
  return (
    <ComingPage
      title="Lupa Password"
      description="Formulir untuk mengatur ulang password akan tampil di sini."
    />
  );
}

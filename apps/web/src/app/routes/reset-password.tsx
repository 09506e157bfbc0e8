import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Reset Password | KawanUsaha' }];

export default function ResetPassword() {
  return <ComingPage title="Reset Password" description="Formulir password baru akan tampil di sini." />;
}

import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Akun | KawanUsaha' }];

export default function Account() {
  return <ComingPage title="Akun" description="Anda sedang diarahkan ke halaman akun." />;
}

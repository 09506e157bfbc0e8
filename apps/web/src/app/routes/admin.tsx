import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Admin Dashboard | KawanUsaha' }];

export default function Admin() {
  return <ComingPage title="Admin Dashboard" description="Pengelolaan pengguna akan tampil di sini." />;
}

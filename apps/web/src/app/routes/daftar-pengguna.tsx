import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Daftar Pengguna | KawanUsaha' }];

export default function Users() {
  return <ComingPage title="Daftar Pengguna" description="Daftar pengguna akan tampil di sini." />;
}

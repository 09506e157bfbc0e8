import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Daftar | KawanUsaha' }];

export default function Register() {
  return <ComingPage title="Daftar" description="Formulir pendaftaran akan tampil di sini." />;
}

import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Daftar Relasi | KawanUsaha' }];

export default function RelationForm() {
  return <ComingPage title="Daftar Relasi" description="Formulir profil relasi akan tampil di sini." />;
}

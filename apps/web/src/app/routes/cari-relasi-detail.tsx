import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Profil Relasi | KawanUsaha' }];

export default function RelationDetail() {
  return <ComingPage title="Profil Relasi" description="Profil lengkap relasi akan tampil di sini." />;
}

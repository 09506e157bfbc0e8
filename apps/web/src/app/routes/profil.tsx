import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Profil Saya | KawanUsaha' }];

export default function Profile() {
  return <ComingPage title="Profil Saya" description="Data profil dan paket Anda akan tampil di sini." />;
}

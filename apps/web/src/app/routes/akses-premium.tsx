import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Akses Premium | KawanUsaha' }];

export default function PremiumAccess() {
  return <ComingPage title="Akses Premium" description="Semua fasilitas Premium Anda akan tampil di sini." />;
}

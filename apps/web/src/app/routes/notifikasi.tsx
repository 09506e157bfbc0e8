import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Notifikasi | KawanUsaha' }];

export default function Notifications() {
  return <ComingPage title="Notifikasi" description="Kabar terbaru untuk Anda akan tampil di sini." />;
}

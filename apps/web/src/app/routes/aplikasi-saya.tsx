import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Aplikasi Saya | KawanUsaha' }];

export default function MyApplications() {
  return <ComingPage title="Aplikasi Saya" description="Lamaran yang Anda kirim akan tampil di sini." />;
}

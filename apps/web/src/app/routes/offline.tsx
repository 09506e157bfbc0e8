import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Anda sedang offline | KawanUsaha' }];

export default function Offline() {
  return (
    <ComingPage title="Anda sedang offline" description="Periksa koneksi internet Anda, lalu coba lagi." />
  );
}

import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Pembayaran | KawanUsaha' }];

export default function Payments() {
  return <ComingPage title="Pembayaran" description="Riwayat pembayaran Anda akan tampil di sini." />;
}

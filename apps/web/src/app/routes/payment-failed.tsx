import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Pembayaran Gagal | KawanUsaha' }];

export default function PaymentFailed() {
  return <ComingPage title="Pembayaran Gagal" description="Cara mencoba lagi akan tampil di sini." />;
}

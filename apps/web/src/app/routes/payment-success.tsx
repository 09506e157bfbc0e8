import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Pembayaran Berhasil | KawanUsaha' }];

export default function PaymentSuccess() {
  return (
    <ComingPage
      title="Pembayaran Berhasil"
      description="Langkah berikutnya setelah pembayaran akan tampil di sini."
    />
  );
}

import { CircleX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { paths } from '#config/paths.ts';

export const meta = () => [
  { title: 'Pembayaran gagal | KawanUsaha' },
  { name: 'robots', content: 'noindex' },
];

/** The provider names the order that failed; who opens the page without one is asked instead of told. */
export default function PaymentFailed() {
  const [search] = useSearchParams();
  const isOfAnOrder = search.has('order_id') || search.has('order');
  return (
    <Page size="reading">
      <div className="flex flex-col items-center gap-4 text-center">
        <CircleX aria-hidden className="size-16 text-destructive" />
        <h1 className="text-3xl font-extrabold">
          {isOfAnOrder ? 'Pembayaran Gagal' : 'Pembayaran Anda gagal?'}
        </h1>
        <p className="max-w-reading text-lg text-muted-foreground">
          {isOfAnOrder ? 'Pembayaran Anda tidak dapat diselesaikan.' : 'Bila pembayaran Anda tidak selesai,'}{' '}
          {isOfAnOrder ? 'Pesanan' : 'pesanannya'} tetap tersimpan, jadi Anda dapat mencoba lagi dengan metode
          lain.
        </p>
        <div className="mt-4 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <Link to={paths.pricing} className="btn btn-primary btn-lg">
            Coba Lagi
          </Link>
          <Link to={paths.contact} className="btn btn-outline btn-lg">
            Hubungi Support
          </Link>
        </div>
        <Link to={paths.payments} className="link">
          Lihat riwayat pembayaran
        </Link>
      </div>
    </Page>
  );
}

import { ExternalLink } from 'lucide-react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { usePaymentQr } from '../api/get-payment-qr.ts';

type PaymentQrProps = { orderId: string; methodName: string; pageUrl: string | null };

/** The picture of a payment by QRIS or GoPay, and the way to the provider's page, which also opens the app on a phone. */
export function PaymentQr({ orderId, methodName, pageUrl }: PaymentQrProps) {
  const { data, isPending } = usePaymentQr(orderId);
  return (
    <div className="flex flex-col items-start gap-3">
      {isPending ? <Skeleton className="size-52 rounded-md" /> : null}
      {data === undefined ? null : (
        // White in both themes: cameras do not read light squares on a dark ground.
        <img
          src={data}
          width={208}
          height={208}
          alt={`Kode QR ${methodName} untuk pesanan ${orderId}`}
          className="size-52 rounded-md border bg-white p-2"
        />
      )}
      <p className="text-sm text-muted-foreground">
        {data === undefined
          ? 'Kode QR ada di halaman pembayaran.'
          : 'Pindai dengan aplikasi dompet digital atau mobile banking Anda.'}
      </p>
      {pageUrl === null ? null : (
        <a href={pageUrl} className="btn btn-outline">
          Buka halaman {methodName} <ExternalLink aria-hidden />
        </a>
      )}
    </div>
  );
}

import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { denialNames, paymentMethodNames } from '@kawanusaha/contracts/payment-names';
import { Download } from 'lucide-react';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { formatLongDateTime } from '#lib/format-date.ts';
import { useDownloadReceipt } from '../api/download-receipt.ts';
import type { Payment } from '../payment-row.ts';
import { messages } from '../messages.ts';
import { payableUntil } from '../payable-until.ts';
import { Countdown } from './countdown.tsx';
import { PaymentButton } from './payment-button.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';
import { PaymentQr } from './payment-qr.tsx';
import { PaymentStatusBadge } from './payment-status-badge.tsx';

function ReceiptButton({ orderId }: { orderId: string }) {
  const { run, isPending: isLoading } = useDownloadReceipt(orderId);
  return (
    <Button variant="outline" loading={isLoading} onClick={() => void run()}>
      {isLoading ? null : <Download aria-hidden />}
      Unduh kwitansi
    </Button>
  );
}

type PaymentCardProps = {
  payment: Payment;
  /** Whether nothing else waits or is paid, so that a denied order may be tried anew. */
  canRetry: boolean;
  onExpire: () => void;
};

/** One order: what, how much, its state, and the one thing that can be done with it. */
export function PaymentCard({ payment, canRetry, onExpire }: PaymentCardProps) {
  const { status, instructions, payment_type: method } = payment;
  const isPayable = status === 'pending';
  const until = payableUntil(payment);
  return (
    <Card>
      <CardHeader>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle as="h2">Premium seumur hidup</CardTitle>
          <PaymentStatusBadge status={status} />
        </div>
        <CardDescription className="wrap-anywhere">
          {payment.order_id} · {formatLongDateTime(payment.created_at)}
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p className="figures text-2xl font-bold">{formatRupiah(payment.amount)}</p>
        {payment.payment_type ? (
          <p className="text-muted-foreground">
            Metode: {paymentMethodNames[payment.payment_type] ?? payment.payment_type}
          </p>
        ) : null}
        {status === 'review' ? (
          <Alert variant="warning">
            <AlertTitle>{messages.inReview}</AlertTitle>
            <AlertDescription>{messages.inReviewDescription}</AlertDescription>
          </Alert>
        ) : null}
        {status === 'denied' ? (
          <p>
            {instructions?.denial === undefined
              ? 'Pembayaran ini ditolak.'
              : denialNames[instructions.denial]}{' '}
            Tidak ada dana yang kami terima. Coba {method === 'credit_card' ? 'kartu atau ' : ''}metode lain.
          </p>
        ) : null}
        {isPayable && until ? (
          <p>
            Selesaikan sebelum {formatLongDateTime(until)}. Sisa waktu{' '}
            <Countdown until={until} onEnd={onExpire} />
          </p>
        ) : null}
        {isPayable && instructions ? <PaymentInstructions instructions={instructions} /> : null}
        {isPayable && (method === 'qris' || method === 'gopay') ? (
          <PaymentQr
            orderId={payment.order_id}
            methodName={paymentMethodNames[method] ?? method}
            pageUrl={payment.redirect_url}
          />
        ) : null}
        {isPayable ? <PaymentButton className="sm:w-auto">Lanjutkan pembayaran</PaymentButton> : null}
        {status === 'denied' && canRetry ? (
          <PaymentButton className="sm:w-auto">Coba metode lain</PaymentButton>
        ) : null}
        {status === 'paid' && payment.refunded_amount > 0 ? (
          <p>Dikembalikan sebagian: {formatRupiah(payment.refunded_amount)}. Premium Anda tetap aktif.</p>
        ) : null}
        {status === 'paid' ? (
          <div className="flex flex-wrap items-center gap-4">
            <ReceiptButton orderId={payment.order_id} />
            {payment.paid_at ? (
              <p className="text-sm text-muted-foreground">Lunas {formatLongDateTime(payment.paid_at)}</p>
            ) : null}
          </div>
        ) : null}
      </CardContent>
    </Card>
  );
}

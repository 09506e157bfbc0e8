import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#components/ui/dropdown-menu.tsx';
import { cn } from '#lib/cn.ts';
import type { AdminPayment } from '../api/list-payments.ts';
import { useCheckPayment } from '../api/check-payment.ts';
import { useRecordRefund } from '../api/record-refund.ts';
import { useRefundPayment } from '../api/refund-payment.ts';
import { messages } from '../../messages.ts';
import { ChallengeActions } from './challenge-actions.tsx';
import { PaymentEventsDialog } from './payment-events-dialog.tsx';

/** The event log of an order, and giving its money back: through the provider, or by hand with proof. */
export function PaymentActions({ payment }: { payment: AdminPayment }) {
  const [shows, setShows] = useState<'events' | 'refund' | 'manual' | null>(null);
  const [providerWords, setProviderWords] = useState<string | null>(null);
  const isPaid = payment.status === 'paid';
  const whose = payment.username ?? payment.email ?? 'akun yang sudah dihapus';
  const close = (): void => setShows(null);
  const canEnd = isPaid || payment.status === 'pending' || payment.status === 'review';
  const endLabel = isPaid ? 'Kembalikan dana' : 'Batalkan';
  const end = (): void => setShows(payment.needs_refund ? 'manual' : 'refund');
  const check = useCheckPayment();
  const record = useRecordRefund();
  const refund = useRefundPayment((words) => {
    setProviderWords(words);
    setShows('manual');
  });
  return (
    // One row on a desktop; the two answers to a doubted card take another.
    <div
      className={cn(
        'flex flex-wrap gap-2 max-sm:justify-end lg:min-w-60 lg:gap-1.5 lg:[&_.btn]:px-2',
        payment.status !== 'review' && 'lg:flex-nowrap',
      )}
    >
      <Button size="sm" variant="ghost" className="max-sm:hidden" onClick={() => setShows('events')}>
        Peristiwa
      </Button>
      <Button
        size="sm"
        variant="outline"
        loading={check.isPending}
        onClick={() => void check.run(payment.order_id)}
      >
        Cek ke Midtrans
      </Button>
      {payment.status === 'review' ? <ChallengeActions orderId={payment.order_id} /> : null}
      {canEnd ? (
        <Button size="sm" variant="outline" className="max-sm:hidden" onClick={end}>
          {endLabel}
        </Button>
      ) : null}
      {/* On phones one row: what is rarer, and what cannot be undone, stands one press further away. */}
      <DropdownMenu>
        <DropdownMenuTrigger
          className="btn btn-ghost btn-icon sm:hidden"
          aria-label={`Tindakan lain, ${payment.order_id}`}
        >
          <EllipsisVertical aria-hidden />
        </DropdownMenuTrigger>
        <DropdownMenuContent aria-label={`Tindakan lain, ${payment.order_id}`}>
          <DropdownMenuItem onClick={() => setShows('events')}>Peristiwa</DropdownMenuItem>
          {canEnd ? (
            <DropdownMenuItem variant="destructive" onClick={end}>
              {endLabel}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      {shows === 'events' ? <PaymentEventsDialog orderId={payment.order_id} onClose={close} /> : null}
      {shows === 'refund' ? (
        <ReasonDialog
          title={
            isPaid
              ? `Kembalikan ${formatRupiah(payment.amount - payment.refunded_amount)}?`
              : 'Batalkan pesanan ini?'
          }
          description={
            isPaid
              ? `Pesanan ${payment.order_id}, pembeli ${whose}. Midtrans mengembalikan dana, atau membatalkan kartu yang belum diselesaikan. Premium pembeli berakhir, dan coin pengajaknya ditarik kembali.`
              : `Pesanan ${payment.order_id}, pembeli ${whose}. Tagihan yang terbuka ditutup di Midtrans, dan pesanan ini tidak dapat dibayar lagi.`
          }
          actionLabel={isPaid ? 'Kembalikan dana' : 'Batalkan pesanan'}
          variant="destructive"
          onConfirm={(reason) => refund.run({ orderId: payment.order_id, reason })}
          onClose={close}
        />
      ) : null}
      {shows === 'manual' ? (
        <ReasonDialog
          key="manual"
          title="Catat pengembalian manual"
          description={`${providerWords === null ? '' : `${messages.providerWords(providerWords)} `}Transfer ${formatRupiah(payment.amount - payment.refunded_amount)} kepada ${whose} lebih dulu, lalu tulis buktinya: bank, tanggal, dan nomor referensi.`}
          label="Bukti transfer"
          actionLabel="Catat pengembalian"
          variant="destructive"
          onConfirm={(reason) => record.run({ orderId: payment.order_id, reason })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

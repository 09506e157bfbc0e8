import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { queryClient } from '#lib/query-client.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminKeys } from '../api/admin-keys.ts';
import type { AdminPayment } from '../api/list-payments.ts';
import { refundPayment } from '../api/refund-payment.ts';
import { runAdminAction } from '../api/run-admin-action.ts';
import { messages } from '../messages.ts';
import { PaymentEventsDialog } from './payment-events-dialog.tsx';

async function recordRefund(orderId: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_record_refund', { order_id: orderId, reason }).throwOnError(),
    messages.refundRecorded,
  );
}

/** The event log of an order, and giving its money back: through the provider, or by hand with proof. */
export function PaymentActions({ payment }: { payment: AdminPayment }) {
  const [shows, setShows] = useState<'events' | 'refund' | 'manual' | null>(null);
  const close = (): void => setShows(null);
  const handleRefund = async (reason: string): Promise<boolean> => {
    const result = await refundPayment(payment.order_id, reason);
    if (result === 'manual') {
      toast.info(messages.manualRefund);
      setShows('manual');
      return false;
    }
    if (result === 'failed') toast.error(messages.failed);
    else toast.success(messages.refunded);
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    return result === 'refunded';
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="ghost" onClick={() => setShows('events')}>
        Peristiwa
      </Button>
      {payment.status === 'paid' ? (
        <Button
          size="sm"
          variant="outline"
          onClick={() => setShows(payment.needs_refund ? 'manual' : 'refund')}
        >
          Kembalikan dana
        </Button>
      ) : null}
      {shows === 'events' ? <PaymentEventsDialog orderId={payment.order_id} onClose={close} /> : null}
      {shows === 'refund' ? (
        <ReasonDialog
          title="Kembalikan dana pesanan ini?"
          description="Midtrans mengembalikan dana. Premium pembeli berakhir, dan coin pengajaknya ditarik kembali."
          actionLabel="Kembalikan dana"
          variant="destructive"
          onConfirm={handleRefund}
          onClose={close}
        />
      ) : null}
      {shows === 'manual' ? (
        <ReasonDialog
          key="manual"
          title="Catat pengembalian manual"
          description="Transfer dana kepada pembeli lebih dulu, lalu tulis buktinya: bank, tanggal, dan nomor referensi."
          label="Bukti transfer"
          actionLabel="Catat pengembalian"
          variant="destructive"
          onConfirm={(reason) => recordRefund(payment.order_id, reason)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

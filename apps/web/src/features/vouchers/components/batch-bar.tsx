import { Download } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { useNow } from '#lib/use-now.ts';
import type { PayoutRules } from '../api/get-payout-rules.ts';
import { useApproveVouchers } from '../api/approve-vouchers.ts';
import { useTransferFile } from '../api/fetch-transfer-file.ts';
import { usePayVouchers } from '../api/pay-vouchers.ts';
import type { ManagedVoucher } from '../api/list-managed-vouchers.ts';
import { messages } from '../messages.ts';
import { nextStep } from '../voucher-state.ts';

type BatchBarProps = { chosen: readonly ManagedVoucher[]; rules: PayoutRules; onDone: () => void };

/**
 * What is done with the chosen vouchers: the approval of a second person where one is asked for, the file for the bank, then marking
 * them as paid with its proof.
 */
export function BatchBar({ chosen, rules, onDone }: BatchBarProps) {
  const [isPaying, setPaying] = useState(false);
  const now = useNow();
  const ids = chosen.map(({ id }) => id);
  const steps = new Set(chosen.map((voucher) => nextStep(voucher, rules, now)));
  const approve = useApproveVouchers();
  const total = formatRupiah(chosen.reduce((sum, { amount }) => sum + amount, 0));
  const download = useTransferFile(() =>
    toast.success(messages.fileSaved(ids.length, total), messages.fileNext),
  );
  const pay = usePayVouchers();
  const handleApprove = async (): Promise<void> => {
    if (await approve.run(ids)) onDone();
  };
  const handlePay = async (proofNote: string): Promise<boolean> => {
    const isDone = await pay.run({ ids, proofNote });
    if (isDone) onDone();
    return isDone;
  };
  return (
    // Below the header as long as its list is on the screen: a phone shows two vouchers at a time.
    <div className="sticky top-16 z-10 flex flex-wrap items-center gap-3 rounded-lg border bg-card p-3 md:top-24">
      <p className="figures flex-1 basis-full font-medium sm:basis-0" aria-live="polite">
        {chosen.length} voucher dipilih · {total}
      </p>
      <Button variant="outline" size="sm" loading={download.isPending} onClick={() => void download.run(ids)}>
        {download.isPending ? null : <Download aria-hidden />}
        Unduh berkas bank
      </Button>
      {steps.has('approve') ? (
        <Button size="sm" variant="outline" loading={approve.isPending} onClick={() => void handleApprove()}>
          Setujui pembayaran
        </Button>
      ) : null}
      {steps.has('pay') ? (
        <Button size="sm" onClick={() => setPaying(true)}>
          Tandai dibayar
        </Button>
      ) : null}
      {isPaying ? (
        <ReasonDialog
          title={`Tandai ${chosen.length} voucher sebagai dibayar?`}
          description={`Seluruhnya ${total}. Bayarkan lebih dulu, lalu tulis buktinya; setiap pemilik menerima tanda terima.`}
          label="Bukti pembayaran"
          help="Misalnya bank, tanggal, dan nomor referensi transfer massal."
          actionLabel="Tandai dibayar"
          onConfirm={handlePay}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </div>
  );
}

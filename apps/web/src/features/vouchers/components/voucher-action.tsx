import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { useApproveVouchers } from '../api/approve-vouchers.ts';
import type { PayoutRules } from '../api/get-payout-rules.ts';
import type { ManagedVoucher } from '../api/list-managed-vouchers.ts';
import { describeOutcome, nextStep } from '../voucher-state.ts';

type VoucherActionProps = {
  voucher: ManagedVoucher;
  rules: PayoutRules;
  now: number;
  onPay: (voucher: ManagedVoucher) => void;
};

/** The one thing that this operator can do with a voucher, or why there is none. */
export function VoucherAction({ voucher, rules, now, onPay }: VoucherActionProps) {
  const [asks, setAsks] = useState(false);
  const approve = useApproveVouchers();
  const step = nextStep(voucher, rules, now);
  if (step === null)
    return <span className="text-sm text-muted-foreground">{describeOutcome(voucher, now)}</span>;
  const { approved_by_name: approver, approved_at: approvedAt } = voucher;
  return (
    <div className="flex flex-col items-start gap-1">
      {step === 'pay' ? (
        <Button size="sm" onClick={() => onPay(voucher)}>
          Mark as Paid
        </Button>
      ) : (
        <Button size="sm" variant="outline" onClick={() => setAsks(true)}>
          Setujui
        </Button>
      )}
      {rules.needs_second && approvedAt !== null ? (
        <span className="text-sm text-muted-foreground">Disetujui {approver ?? 'akun dihapus'}</span>
      ) : null}
      {asks ? (
        <ConfirmDialog
          title={`Setujui pembayaran voucher ${voucher.voucher_code}?`}
          description={`${formatRupiah(voucher.amount)} untuk ${voucher.username ?? 'akun dihapus'}. Setelah itu orang lain di tim yang membayarnya, bukan Anda.`}
          actionLabel="Setujui"
          variant="primary"
          onConfirm={async () => {
            await approve.run([voucher.id]);
          }}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </div>
  );
}

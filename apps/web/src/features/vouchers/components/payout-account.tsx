import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { ManagedVoucher } from '../api/list-managed-vouchers.ts';
import { type Payout, useRevealPayout } from '../api/reveal-payout.ts';
import { messages } from '../messages.ts';

/** The account that one voucher is paid to: masked, and in full at a press that the server notes. */
export function PayoutAccount({ voucher }: { voucher: ManagedVoucher }) {
  const [payout, setPayout] = useState<Payout | null>(null);
  const { run, isPending, failure } = useRevealPayout(setPayout);
  if (voucher.pay_to === null) return <p className="text-muted-foreground">{messages.noAccount}</p>;
  if (payout !== null) {
    return (
      <p className="figures font-medium break-words">
        {payout.tujuan}
        {payout.kode_bank === null ? '' : ` (${payout.kode_bank})`} {payout.nomor} a.n. {payout.nama_penerima}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="figures">{voucher.pay_to}</span>
      <Button
        type="button"
        variant="outline"
        size="sm"
        loading={isPending}
        onClick={() => void run(voucher.id)}
      >
        Lihat nomor
      </Button>
      {failure === null ? null : <span className="text-sm text-destructive">{failure.title}</span>}
    </div>
  );
}

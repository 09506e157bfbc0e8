import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { type Payout, revealPayout } from '../api/reveal-payout.ts';
import type { ManagedVoucher } from '../api/list-managed-vouchers.ts';
import { messages } from '../messages.ts';

/** The account that one voucher is paid to: masked, and in full at a press that the server notes. */
export function PayoutAccount({ voucher }: { voucher: ManagedVoucher }) {
  const [payout, setPayout] = useState<Payout | null>(null);
  const [state, setState] = useState<'masked' | 'busy' | 'failed'>('masked');
  if (voucher.pay_to === null) return <p className="text-muted-foreground">{messages.noAccount}</p>;
  if (payout !== null) {
    return (
      <p className="figures font-medium break-words">
        {payout.tujuan}
        {payout.kode_bank === null ? '' : ` (${payout.kode_bank})`} {payout.nomor} a.n. {payout.nama_penerima}
      </p>
    );
  }
  const reveal = async (): Promise<void> => {
    setState('busy');
    const answer = await revealPayout(voucher.id).catch(() => null);
    setPayout(answer);
    setState(answer === null ? 'failed' : 'masked');
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="figures">{voucher.pay_to}</span>
      <Button
        type="button"
        variant="outline"
        size="sm"
        loading={state === 'busy'}
        onClick={() => void reveal()}
      >
        Lihat nomor
      </Button>
      {state === 'failed' ? <span className="text-sm text-destructive">{messages.revealFailed}</span> : null}
    </div>
  );
}

import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { toast } from '#components/ui/toast.ts';
import { useState } from 'react';
import type { CoinRules } from '../api/get-coin-rules.ts';
import { usePayoutProfile } from '../api/get-payout-profile.ts';
import { useWithdrawOutlook } from '../api/get-withdraw-outlook.ts';
import type { Wallet } from '../api/get-wallet.ts';
import { useVouchers } from '../api/list-vouchers.ts';
import { useWithdrawCoins } from '../api/withdraw-coins.ts';
import { messages, payoutSentence, shortTimeSentence } from '../messages.ts';

/** Turns the available balance into a voucher, after a question. */
export function WithdrawCard({
  userId,
  wallet,
  rules,
}: {
  userId: string;
  wallet: Wallet;
  rules: CoinRules;
}) {
  const minimum = rules.min_withdraw_coins;
  const [isAsking, setAsking] = useState(false);
  const amount = formatRupiah(wallet.available * rules.coin_value_rupiah);
  const missing = minimum - wallet.available;
  const isInDebt = wallet.available < 0;
  const { run, isPending } = useWithdrawCoins(minimum);
  const payout = usePayoutProfile(userId);
  const outlook = useWithdrawOutlook(missing <= 0);
  const vouchers = useVouchers(userId, isInDebt);
  const frozen = (vouchers.data ?? []).filter(
    ({ status, frozen_reason: reason }) => status === 'active' && reason !== null,
  );
  const warning = outlook.data ? shortTimeSentence(outlook.data) : null;
  const handleClick = (): void => {
    if (missing > 0) toast.error(messages.minimum(minimum));
    else setAsking(true);
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Withdraw coin</CardTitle>
        <CardDescription>
          Seluruh saldo tersedia menjadi satu voucher yang berlaku {rules.voucher_validity_hours} jam. Voucher
          yang tidak dicairkan mengembalikan coin Anda.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p className="figures text-2xl font-bold">
          {wallet.available} coin{' '}
          <span className="text-base font-medium text-muted-foreground">= {amount}</span>
        </p>
        {missing > 0 && !isInDebt ? (
          <div className="flex flex-col gap-1.5">
            <Progress label="Menuju minimal withdraw" value={wallet.available} max={minimum} />
            <p className="text-sm text-muted-foreground">
              Kurang {missing} coin lagi dari minimal {minimum} coin.
            </p>
          </div>
        ) : null}
        {isInDebt ? (
          <p className="text-sm text-muted-foreground">
            Saldo Anda negatif karena ada pembelian yang dananya dikembalikan setelah coinnya ditarik.{' '}
            {frozen.length === 0
              ? messages.debtIsSettledNext
              : messages.debtIsSettledByFrozen(frozen.map(({ voucher_code: code }) => code).join(', '))}
          </p>
        ) : null}
        {isInDebt ? null : (
          <Button className="self-start" loading={isPending} onClick={handleClick}>
            {isPending ? 'Memproses...' : 'Withdraw ke Voucher'}
          </Button>
        )}
      </CardContent>
      <ConfirmDialog
        open={isAsking}
        title={`Withdraw ${wallet.available} coin?`}
        description={`Anda akan menerima satu voucher senilai ${amount}. Voucher berlaku ${rules.voucher_validity_hours} jam. ${payout.isSuccess ? payoutSentence(payout.data) : ''}`}
        actionLabel="Withdraw"
        variant="primary"
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        {warning === null ? null : (
          <Alert variant="warning">
            <AlertDescription>{warning}</AlertDescription>
          </Alert>
        )}
      </ConfirmDialog>
    </Card>
  );
}

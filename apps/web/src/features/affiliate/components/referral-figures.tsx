import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { ReferralStats } from '@kawanusaha/contracts/referral';
import { Coins, Crown, Users } from 'lucide-react';
import { Stat } from '#components/ui/stat.tsx';
import type { CoinRules } from '../api/get-coin-rules.ts';
import type { Wallet } from '../api/get-wallet.ts';

type ReferralFiguresProps = { wallet: Wallet; stats: ReferralStats; rules: CoinRules };

/** The figures of the dashboard: coins with their worth, people, purchases. */
export function ReferralFigures({ wallet, stats, rules }: ReferralFiguresProps) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Stat
        label="Total Coin"
        icon={<Coins aria-hidden />}
        value={wallet.total}
        unit="coin"
        hint={`Setara ${formatRupiah(wallet.total * rules.coin_value_rupiah)}. Tersedia ${wallet.available}, ditahan ${wallet.held}.`}
      />
      <Stat
        label="Total Referral"
        icon={<Users aria-hidden />}
        value={stats.totalReferred}
        unit="orang"
        hint="Mendaftar lewat kode Anda"
      />
      <Stat
        label="Referral Premium"
        icon={<Crown aria-hidden />}
        value={stats.premiumCount}
        unit="orang"
        hint="Sudah membeli Premium"
      />
    </dl>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { useNow } from '#lib/use-now.ts';
import { useCoinRules } from '../api/get-coin-rules.ts';
import { noStats, useReferralStats } from '../api/get-referral-stats.ts';
import { useReferralTimeline } from '../api/get-referral-timeline.ts';
import { useWallet } from '../api/get-wallet.ts';
import { useLedger } from '../api/list-ledger.ts';
import { affiliateKey } from '../affiliate-query.ts';
import { messages } from '../messages.ts';
import { toWeeklyActivity } from '../weekly-activity.ts';
import { ActivityChart } from './activity-chart.tsx';
import { AffiliateSkeleton } from './affiliate-skeleton.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { PayoutCard } from './payout-card.tsx';
import { ReferralFigures } from './referral-figures.tsx';
import { ReferralLinkCard } from './referral-link-card.tsx';
import { ReferredUsersTable } from './referred-users-table.tsx';
import { VoucherHistory } from './voucher-history.tsx';
import { WithdrawCard } from './withdraw-card.tsx';

const tabs = ['people', 'vouchers', 'ledger'] as const;

/** /affiliate: figures first, then the link, the withdrawal, the chart and the tables (spec §2). */
export function AffiliateDashboard({ userId, code }: { userId: string; code: string }) {
  const rules = useCoinRules();
  const wallet = useWallet(userId);
  const stats = useReferralStats(userId, code);
  const timeline = useReferralTimeline(userId);
  const ledger = useLedger(userId);

  const [tab, openTab] = useAddressTab(tabs, 'people');
  const queries = useQueryClient();
  const loadAnew = (): void => void queries.invalidateQueries({ queryKey: affiliateKey });
  // A movement of coins, its entries and what it follows from are one transaction: everything is there when this comes.
  useLiveChanges(
    { table: 'coin_transfers', filter: `user_id=eq.${userId}` },
    { onChange: loadAnew, onOpen: loadAnew },
  );

  const now = useNow();

  if (wallet.isPending || stats.isPending) return <AffiliateSkeleton />;
  if (wallet.isError) {
    return (
      <ErrorState
        title={messages.walletFailed}
        onRetry={() => void wallet.refetch()}
        retrying={wallet.isFetching}
      />
    );
  }
  const referrals = stats.data ?? noStats;
  const activity = toWeeklyActivity(timeline.data ?? [], new Date(now));
  return (
    <div className="flex flex-col gap-8">
      <ReferralFigures wallet={wallet.data} stats={referrals} rules={rules} />
      <ReferralLinkCard userId={userId} code={code} rules={rules} />
      <WithdrawCard userId={userId} wallet={wallet.data} rules={rules} />
      <PayoutCard userId={userId} />
      {timeline.data ? <ActivityChart activity={activity} /> : null}
      <Tabs value={tab} onValueChange={openTab}>
        <TabsList aria-label="Rincian affiliate">
          <TabsTrigger value="people">Pengguna</TabsTrigger>
          <TabsTrigger value="vouchers">Voucher</TabsTrigger>
          <TabsTrigger value="ledger">Riwayat coin</TabsTrigger>
        </TabsList>
        <TabsContent value="people">
          <ReferredUsersTable users={referrals.referredUsers} />
        </TabsContent>
        <TabsContent value="vouchers">
          <VoucherHistory userId={userId} />
        </TabsContent>
        <TabsContent value="ledger">
          <LedgerTable ledger={ledger} holdDays={rules.reward_hold_days} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

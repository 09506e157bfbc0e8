import type { TransactionSql } from 'postgres';
import type { DemoReferral, DemoTransfer, DemoVoucher } from '#startup/demo/make-affiliates.ts';

type Affiliates = {
  referrals: readonly DemoReferral[];
  transfers: readonly DemoTransfer[];
  vouchers: readonly DemoVoucher[];
};

/**
 * Books the demo's referrals, coins and vouchers with the dates that they have in the story. The rewards are booked before the
 * referrals, so that the triggers find them paid. Where coins have been booked already, nothing is done.
 */
export async function seedAffiliates(
  sql: TransactionSql,
  { referrals, transfers, vouchers }: Affiliates,
): Promise<void> {
  const [books] = await sql`select exists (select from public.coin_transfers) as "areOpen"`;
  if (books?.['areOpen'] === true) return;
  await sql`insert into public.vouchers ${sql(vouchers as never)} on conflict do nothing`;
  const booked = await sql<{ id: string; business_key: string }[]>`
    insert into public.coin_transfers ${sql(
      transfers.map((transfer) => ({
        business_key: transfer.businessKey,
        kind: transfer.kind,
        user_id: transfer.userId,
        reason: transfer.reason,
        reference: transfer.reference,
        available_at: transfer.availableAt,
        created_at: transfer.createdAt,
      })),
    )}
    returning id, business_key`;
  const idOf = new Map(booked.map(({ id, business_key: key }) => [key, id]));
  const entries = transfers.flatMap((transfer) => {
    // A debit counts at once and for ever, whatever its date (see private.post_coins).
    const shared = {
      transfer_id: idOf.get(transfer.businessKey) ?? null,
      available_at: transfer.kind === 'withdraw' ? new Date(0) : transfer.availableAt,
    };
    return [
      { ...shared, account: 'user', user_id: transfer.userId, amount: transfer.coins },
      { ...shared, account: transfer.counterAccount, user_id: null, amount: -transfer.coins },
    ];
  });
  await sql`insert into public.coin_entries ${sql(entries as never)}`;
  await sql`
    insert into public.referrals (referred_id, referrer_id, code, created_at)
    select r.referred_id, r.referrer_id, c.code, r.created_at
    from unnest(
      ${referrals.map(({ referredId }) => referredId)}::uuid[], ${referrals.map(({ referrerId }) => referrerId)}::uuid[],
      ${referrals.map(({ createdAt }) => createdAt.toISOString())}::timestamptz[]
    ) as r (referred_id, referrer_id, created_at)
    join public.referral_codes as c on c.user_id = r.referrer_id
    on conflict do nothing`;
}

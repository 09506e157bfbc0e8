import {
  coinValueRupiah,
  minWithdrawCoins,
  premiumRewardCoins,
  rewardHoldDays,
  signupRewardCoins,
  voucherValidityHours,
} from '@kawanusaha/contracts/business';
import { makeCode } from '#startup/demo/make-code.ts';
import type { DemoPayment } from '#startup/demo/make-payments.ts';
import type { DemoPerson } from '#startup/demo/people.ts';
import type { Random } from '#startup/demo/random.ts';

export type DemoReferral = {
  readonly referrerId: string;
  readonly referredId: string;
  readonly createdAt: Date;
};

/** One movement of a member's coins, as `private.post_coins` books it. */
export type DemoTransfer = {
  readonly businessKey: string;
  readonly kind: 'signup_reward' | 'premium_reward' | 'withdraw' | 'voucher_expired';
  readonly userId: string;
  readonly coins: number;
  readonly counterAccount: 'rewards' | 'vouchers';
  readonly reason: string;
  readonly reference: string | null;
  readonly availableAt: Date;
  readonly createdAt: Date;
};

export type DemoVoucher = {
  readonly id: string;
  readonly voucher_code: string;
  readonly user_id: string;
  readonly coins: number;
  readonly amount: number;
  readonly status: 'active' | 'expired' | 'paid';
  readonly created_at: Date;
  readonly expired_at: Date;
  readonly paid_at: Date | null;
  readonly paid_by: string | null;
  readonly proof_note: string | null;
};

type Affiliates = { referrals: DemoReferral[]; transfers: DemoTransfer[]; vouchers: DemoVoucher[] };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How many days ago people came through the code of the Premium member, and of the project owner. */
export const invitations = {
  premium: [
    67, 65, 61, 60, 57, 53, 52, 50, 46, 45, 43, 40, 38, 37, 34, 31, 30, 27, 26, 24, 22, 20, 19, 18, 15, 13,
    12, 9, 8, 6, 5, 3, 2, 1,
  ],
  owner: [47, 44, 41, 38, 34, 30, 27, 23, 20, 16, 12, 9, 4],
} as const;

/** How many hours ago each withdrawal was tried, and what became of its voucher. Too few coins make none. */
const withdrawals = {
  premium: [
    { hoursAgo: 40 * 24, outcome: 'paid' },
    { hoursAgo: 21 * 24, outcome: 'expired' },
  ],
  owner: [{ hoursAgo: 7, outcome: 'active' }],
} as const;

const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

type Circle = { referrer: DemoPerson; invited: readonly DemoPerson[] };

/**
 * Makes the rewards for who came through the code of the Premium member and of the project owner, and the vouchers that these two
 * drew: one paid, one expired with its coins given back, one waiting to be paid out.
 */
export function makeAffiliates(
  random: Random,
  { admin, premium, owner }: { admin: DemoPerson; premium: Circle; owner: Circle },
  payments: readonly DemoPayment[],
  now: Date,
): Affiliates {
  const referrals = [premium, owner].flatMap(({ referrer, invited }) =>
    invited.map((person) => ({
      referrerId: referrer.id,
      referredId: person.id,
      createdAt: person.createdAt,
    })),
  );
  const rewards = referrals.flatMap((referral) => rewardsOf(referral, payments));
  const books = [
    withdraw(random, rewards, premium.referrer.id, admin.id, withdrawals.premium, now),
    withdraw(random, rewards, owner.referrer.id, admin.id, withdrawals.owner, now),
  ];
  return {
    referrals,
    transfers: [...rewards, ...books.flatMap(({ transfers }) => transfers)],
    vouchers: books.flatMap(({ vouchers }) => vouchers),
  };
}

function rewardsOf(
  { referrerId, referredId, createdAt }: DemoReferral,
  payments: readonly DemoPayment[],
): DemoTransfer[] {
  const payment = payments.find(({ user_id: buyer }) => buyer === referredId);
  const reward = (kind: 'signup_reward' | 'premium_reward', at: Date) => ({
    kind,
    userId: referrerId,
    counterAccount: 'rewards' as const,
    availableAt: later(at, rewardHoldDays * dayMs),
    createdAt: at,
  });
  const signup: DemoTransfer = {
    ...reward('signup_reward', createdAt),
    businessKey: `signup:${referredId}`,
    coins: signupRewardCoins,
    reason: 'Pendaftaran lewat kode referral Anda',
    reference: null,
  };
  if (payment === undefined) return [signup];
  return [
    signup,
    {
      ...reward('premium_reward', payment.paid_at),
      businessKey: `premium:${referredId}`,
      coins: premiumRewardCoins,
      reason: 'Pembelian Premium lewat kode referral Anda',
      reference: payment.id,
    },
  ];
}

/** Draws the whole balance that was available at each of the moments, where it was enough (spec §9). */
function withdraw(
  random: Random,
  rewards: readonly DemoTransfer[],
  userId: string,
  adminId: string,
  moments: readonly { hoursAgo: number; outcome: DemoVoucher['status'] }[],
  now: Date,
): { transfers: DemoTransfer[]; vouchers: DemoVoucher[] } {
  const transfers: DemoTransfer[] = [];
  const vouchers: DemoVoucher[] = [];
  for (const { hoursAgo, outcome } of moments) {
    const at = later(now, -hoursAgo * hourMs);
    const coins = [...rewards, ...transfers]
      .filter((transfer) => transfer.userId === userId && transfer.availableAt <= at)
      .reduce((sum, transfer) => sum + transfer.coins, 0);
    if (coins < minWithdrawCoins) continue;
    const id = random.uuid();
    const code = makeCode(random, 6);
    const expiredAt = later(at, voucherValidityHours * hourMs);
    const isPaid = outcome === 'paid';
    vouchers.push({
      id,
      voucher_code: code,
      user_id: userId,
      coins,
      amount: coins * coinValueRupiah,
      status: outcome,
      created_at: at,
      expired_at: expiredAt,
      paid_at: isPaid ? later(at, 5 * hourMs) : null,
      paid_by: isPaid ? adminId : null,
      proof_note: isPaid ? 'Transfer bank, data contoh' : null,
    });
    const movement = { userId, counterAccount: 'vouchers' as const, reference: id };
    transfers.push({
      ...movement,
      businessKey: `withdraw:${id}`,
      kind: 'withdraw',
      coins: -coins,
      reason: `Penarikan, voucher ${code}`,
      availableAt: at,
      createdAt: at,
    });
    if (outcome !== 'expired') continue;
    transfers.push({
      ...movement,
      businessKey: `expired:${id}`,
      kind: 'voucher_expired',
      coins,
      reason: `Voucher ${code} kedaluwarsa, coin kembali`,
      availableAt: expiredAt,
      createdAt: expiredAt,
    });
  }
  return { transfers, vouchers };
}

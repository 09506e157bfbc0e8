import { never, type TableCases } from './table-case.ts';

/** The cells of payments, Premium and coins. */
export const moneyTables: Record<string, TableCases> = {
  vouchers: {
    select: {
      sql: `select id from public.vouchers where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.vouchers (voucher_code, user_id, coins, amount, expired_at)
        values ('AAAAAA', auth.uid(), 1, 1000000, now() + interval '1 day') returning id`,
    ),
    update: {
      sql: `update public.vouchers set status = 'paid' where user_id = :owner returning id`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    delete: never(`delete from public.vouchers where user_id = :owner returning id`),
  },
  payout_providers: {
    select: {
      sql: `select code from public.payout_providers`,
      expected: ['42501', 'rows', 'rows', 'rows', 'rows'],
    },
    insert: never(
      `insert into public.payout_providers (code, name, kind, bank_code, min_digits, max_digits)
        values ('palsu', 'Bank Palsu', 'bank', '999', 6, 20) returning code`,
    ),
    update: never(`update public.payout_providers set name = 'Palsu' returning code`),
    delete: never(`delete from public.payout_providers returning code`),
  },
  payments: {
    select: {
      sql: `select id from public.payments where order_id = :order`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.payments (order_id, user_id, amount, status) values ('x', auth.uid(), 1, 'paid') returning id`,
    ),
    update: never(`update public.payments set status = 'paid' where order_id = :order returning id`),
    delete: never(`delete from public.payments where order_id = :order returning id`),
  },
  payment_events: {
    select: {
      sql: `select id from public.payment_events`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.payment_events (order_id, dedupe_key, source, payload) values ('y', 'y', 'job', '{}') returning id`,
    ),
    update: never(`update public.payment_events set outcome = 'x' returning id`),
    delete: never(`delete from public.payment_events returning id`),
  },
  entitlements: {
    select: {
      sql: `select id from public.entitlements where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.entitlements (user_id, source) values (auth.uid(), 'admin') returning id`,
    ),
    update: never(`update public.entitlements set revoked_at = null returning id`),
    delete: never(`delete from public.entitlements returning id`),
  },
  referral_codes: {
    select: {
      sql: `select code from public.referral_codes where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.referral_codes (code, user_id) values ('AAAA', auth.uid()) returning code`,
    ),
    update: never(`update public.referral_codes set user_id = auth.uid() returning code`),
    delete: never(`delete from public.referral_codes returning code`),
  },
  referrals: {
    select: {
      sql: `select code from public.referrals where referrer_id = :owner`,
      expected: ['42501', 'none', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.referrals (referred_id, referrer_id, code) values (:premium, auth.uid(), 'A') returning code`,
    ),
    update: never(`update public.referrals set status = 'clear' returning code`),
    delete: never(`delete from public.referrals returning code`),
  },
  coin_transfers: {
    select: {
      sql: `select id from public.coin_transfers where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.coin_transfers (business_key, kind, user_id, reason) values ('a:b', 'withdraw', auth.uid(), 'x') returning id`,
    ),
    update: never(`update public.coin_transfers set reason = 'x' returning id`),
    delete: never(`delete from public.coin_transfers returning id`),
  },
  coin_entries: {
    select: {
      sql: `select id from public.coin_entries where user_id = :owner`,
      expected: ['42501', 'rows', 'none', 'none', 'rows'],
    },
    insert: never(
      `insert into public.coin_entries (transfer_id, account, user_id, amount) select id, 'user', auth.uid(), 9 from public.coin_transfers returning id`,
    ),
    update: never(`update public.coin_entries set amount = 999 returning id`),
    delete: never(`delete from public.coin_entries returning id`),
  },
};

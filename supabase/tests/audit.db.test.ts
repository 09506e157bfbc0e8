/** `npm run audit` has to notice when the books are wrong: each mistake here is made past the triggers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, brokenInvariants, createOrder, createProject, giveCoins } from './support/content.ts';
import { createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let buyer: Person;
let seller: Person;
let friend: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  buyer = await createPerson(database);
  seller = await createPerson(database, { admin: true });
  await applyPayment(database, await createOrder(database, buyer), 'paid');
  await giveCoins(database, seller, 80);
  await runAs(database, seller, 'select public.withdraw_coins()');
  const [invitation] = await database.owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${seller.id}`;
  friend = await createPerson(database, { referredBy: invitation?.code ?? '' });
  await applyPayment(database, await createOrder(database, friend), 'paid');
  await runAs(
    database,
    buyer,
    `insert into public.project_applications (project_id, application_message) values ($1, 'Halo')`,
    [await createProject(database, seller)],
  );
});
afterAll(() => database.drop());

const mistakes: Record<string, string> = {
  premium_without_cause: `update public.payments set status = 'pending'`,
  paid_without_premium: `delete from public.entitlements`,
  paket_mirror_differs: `update public.pengguna set paket = 'Gratis'`,
  metadata_mirror_differs: `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"total_coin": 7}'`,
  transfer_not_balanced: `delete from public.coin_entries where account = 'rewards'`,
  voucher_without_withdrawal: `update public.coin_transfers set business_key = 'withdraw:x' where kind = 'withdraw'`,
  frozen_voucher_paid: `alter table public.vouchers drop constraint vouchers_frozen_not_paid;
    update public.vouchers set frozen_at = now(), frozen_reason = 'x', status = 'paid', paid_at = now()`,
  own_voucher_paid: `update public.vouchers set status = 'paid', paid_at = now(), paid_by = user_id`,
  paid_without_proof: `update public.app_settings set value = '1' where key = 'payout_needs_proof';
    update public.vouchers set status = 'paid', paid_at = now()`,
  paid_without_second_person: `update public.app_settings set value = '1' where key = 'payout_needs_second';
    update public.vouchers set status = 'paid', paid_at = now(), proof_note = 'x'`,
  reward_without_cause: `update public.coin_transfers set reference = 'x' where kind = 'premium_reward'`,
  clawback_missing: `update public.payments set status = 'refunded'; update public.entitlements set revoked_at = now()`,
  reward_of_deleted_account: `delete from auth.users where id in (select referred_id from public.referrals)`,
  reward_of_banned_account: `update auth.users set banned_until = now() + interval '1 day'
    where id in (select referred_id from public.referrals)`,
  self_referral: `alter table public.referrals drop constraint referrals_check; update public.referrals set referrer_id = referred_id`,
  withdrawal_without_voucher: `delete from public.vouchers`,
  expired_voucher_coins: `update public.vouchers set status = 'expired'`,
  application_owner_differs: `update public.project_applications set owner_id = applicant_id`,
  no_admin_left: `delete from public.user_roles`,
  negative_balance: `update public.coin_entries set amount = -1 where account = 'user' and amount = 80`,
};

describe('private.audit_invariants', () => {
  test('finds nothing in sound books', async () => {
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test('each invariant has its mistake here', async () => {
    const [row] = await database.owner<{ source: string }[]>`
      select string_agg(prosrc, ' ') as source from pg_proc where proname in ('audit_books', 'audit_balances', 'audit_invariants')`;
    const names = [...(row?.source ?? '').matchAll(/select '([a-z_]+)',/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(Object.keys(mistakes).toSorted());
  });

  test.each(Object.entries(mistakes))('finds %s', async (invariant, mistake) => {
    const connection = await database.owner.reserve();
    try {
      await connection.unsafe('begin; set local session_replication_role = replica').simple();
      await connection.unsafe(mistake);
      const rows = await connection.unsafe<{ invariant: string }[]>(
        'select invariant from private.audit_invariants()',
      );
      expect(rows.map((row) => row.invariant)).toContain(invariant);
    } finally {
      await connection.unsafe('rollback');
      connection.release();
    }
  });
});

/** A reward is taken back after its coins were withdrawn: a voucher that is not paid is frozen, one that is paid leaves a debt. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, brokenInvariants, createOrder, giveCoins } from './support/content.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function walletOf(person: Person) {
  const [wallet] = await runAs(database, person, 'select * from public.get_wallet()');
  return wallet;
}

async function codeOf(person: Person): Promise<string> {
  const [row] = await database.owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${person.id}`;
  return row?.code ?? '';
}

describe('a claw-back', () => {
  /** A referrer whose reward for a purchase can be withdrawn, with as many coins from elsewhere. */
  async function rewarded(coins: number): Promise<{ inviter: Person; order: string }> {
    const inviter = await createPerson(database);
    const buyer = await createPerson(database, { referredBy: await codeOf(inviter) });
    const order = await createOrder(database, buyer);
    await giveCoins(database, inviter, coins);
    await database.owner`update public.app_settings set value = '0' where key = 'reward_hold_days'`;
    await applyPayment(database, order, 'paid');
    await database.owner`update public.app_settings set value = '7' where key = 'reward_hold_days'`;
    return { inviter, order };
  }
  const vouchersOf = (person: Person) =>
    database.owner<{ id: string; status: string; frozen_reason: string | null }[]>`
      select id, status, frozen_reason from public.vouchers where user_id = ${person.id} order by created_at`;
  const titlesOf = (person: Person) =>
    database.owner<{ title: string; link: string | null }[]>`
      select title, link from public.notifications where user_id = ${person.id} order by created_at desc`;

  test('freezes a voucher that is not paid yet and says why; no user can pay it, and it gives its coins back', async () => {
    const { inviter, order } = await rewarded(30);
    await runAs(database, inviter, 'select public.withdraw_coins()');
    await applyPayment(database, order, 'refunded');
    const [voucher] = await vouchersOf(inviter);
    expect(voucher).toMatchObject({
      status: 'active',
      frozen_reason: 'Pembelian Premium rekan Anda dikembalikan',
    });
    const [told] = await titlesOf(inviter);
    expect(told?.title).toMatch(/^Voucher [A-Z0-9]{6} dibekukan$/);
    expect(told?.link).toBe('/affiliate?tab=vouchers');
    const admin = await createPerson(database, { admin: true });
    for (const call of [
      'select public.admin_mark_voucher_paid($1)',
      `update public.vouchers set status = 'paid' where id = $1 returning id`,
    ]) {
      expect(await attemptAs(database, admin, call, [voucher?.id])).toMatchObject({
        code: 'PT409',
        hint: 'voucher_frozen',
      });
    }
    // Among the figures it is still an active one, and is named as frozen.
    const [figures] = await runAs(
      database,
      admin,
      `select s.frozen, s.active from public.admin_voucher_stats() as s`,
    );
    const [counted] = await database.owner`
      select count(*) filter (where frozen_at is not null)::int as frozen, count(*)::int as active
      from public.vouchers where status = 'active' and expired_at > now()`;
    expect(figures).toEqual(counted);
    expect(figures?.['frozen']).toBeGreaterThan(0);
    await expect(
      database.owner`update public.vouchers set frozen_at = null, frozen_reason = null where id = ${voucher?.id ?? ''}`,
    ).rejects.toMatchObject({ code: 'PT403' });
    expect(await walletOf(inviter)).toMatchObject({ available: -20 });
    await database.owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update public.vouchers set expired_at = now() - interval '1 second' where id = ${voucher?.id ?? ''}`;
    });
    await database.owner`select private.expire_vouchers()`;
    expect(await walletOf(inviter)).toMatchObject({ available: 30 });
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test('leaves a debt where the voucher was paid, and the next reward settles it', async () => {
    const { inviter, order } = await rewarded(30);
    const [voucher] = await runAs(database, inviter, 'select id from public.withdraw_coins()');
    const admin = await createPerson(database, { admin: true });
    await runAs(database, admin, 'select public.admin_mark_voucher_paid($1)', [voucher?.['id']]);
    await applyPayment(database, order, 'charged_back');
    expect(await vouchersOf(inviter)).toMatchObject([{ status: 'paid', frozen_reason: null }]);
    expect((await titlesOf(inviter))[0]?.title).toBe('Saldo coin Anda -20');
    expect(await walletOf(inviter)).toMatchObject({ available: -20 });
    expect(await attemptAs(database, inviter, 'select public.withdraw_coins()')).toMatchObject({
      code: 'P0001',
    });
    await giveCoins(database, inviter, 65);
    expect(await walletOf(inviter)).toMatchObject({ available: 45 });
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test('leaves a voucher alone while the balance covers it', async () => {
    const { inviter, order } = await rewarded(30);
    await runAs(database, inviter, 'select public.withdraw_coins()');
    await giveCoins(database, inviter, 20);
    await applyPayment(database, order, 'refunded');
    expect(await vouchersOf(inviter)).toMatchObject([{ status: 'active', frozen_reason: null }]);
    expect(await walletOf(inviter)).toMatchObject({ available: 0 });
  });

  test('20 claw-backs and payments at once: a voucher is frozen or paid, never both, and the books are right', async () => {
    const admin = await createPerson(database, { admin: true });
    const cases: Awaited<ReturnType<typeof rewarded>>[] = [];
    for (let index = 0; index < 10; index += 1) cases.push(await rewarded(30));
    const vouchers = await Promise.all(
      cases.map(({ inviter }) => runAs(database, inviter, 'select id from public.withdraw_coins()')),
    );
    await Promise.all(
      cases.flatMap(({ order }, index) => [
        applyPayment(database, order, 'refunded'),
        attemptAs(database, admin, 'select public.admin_mark_voucher_paid($1)', [
          vouchers[index]?.[0]?.['id'],
        ]),
      ]),
    );
    for (const { inviter } of cases) {
      const [voucher] = await vouchersOf(inviter);
      expect((voucher?.status === 'paid') !== (voucher?.frozen_reason !== null)).toBe(true);
      expect(await walletOf(inviter)).toMatchObject({ available: -20 });
    }
    expect(await brokenInvariants(database)).toEqual([]);
  });

  test('the chart counts no purchase whose money went back', async () => {
    const { inviter, order } = await rewarded(1);
    const purchases = async (): Promise<unknown> =>
      (
        await runAs(database, inviter, 'select sum(purchases)::int as n from public.get_referral_timeline(7)')
      )[0]?.['n'];
    expect(await purchases()).toBe(1);
    await applyPayment(database, order, 'refunded');
    expect(await purchases()).toBe(0);
  });
});

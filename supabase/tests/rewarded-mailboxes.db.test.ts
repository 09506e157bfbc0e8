import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { applyPayment, brokenInvariants, createOrder } from './support/content.ts';
import { attemptAs, completeProfile, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function walletOf(person: Person) {
  const [wallet] = await runAs(database, person, 'select * from public.get_wallet()');
  return wallet;
}

async function codeOf(person: Person): Promise<{ code: string }> {
  const [row] = await database.owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${person.id}`;
  if (!row) throw new Error('no code');
  return row;
}

test('a mailbox earns once, however often its account is deleted and made again', async () => {
  const inviter = await createPerson(database);
  const { code } = await codeOf(inviter);
  const addresses = ['rina.dewi@gmail.com', 'RinaDewi+kuliah@googlemail.com', 'rinadewi@gmail.com'];
  for (const email of addresses) {
    const invited = await createPerson(database, { referredBy: code, email });
    await database.owner`delete from auth.users where id = ${invited.id}`;
  }
  // The first reward was taken back inside the hold, the others never came.
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 0, total: 0 });
  const kinds = await database.owner<{ kind: string }[]>`
    select kind from public.coin_transfers where user_id = ${inviter.id} order by created_at, kind desc`;
  expect(kinds.map(({ kind }) => kind)).toEqual(['signup_reward', 'clawback']);
  expect(await brokenInvariants(database)).toEqual([]);
});

test('of ten accounts of one mailbox that complete their profile at once, one earns', async () => {
  const inviter = await createPerson(database);
  const { code } = await codeOf(inviter);
  const people = [];
  for (let index = 0; index < 10; index += 1) {
    const email = `budi.p+${index}@yahoo.com`;
    people.push(await createPerson(database, { referredBy: code, email, complete: false }));
  }
  await Promise.all(people.map(({ id }) => completeProfile(database, id)));
  expect(await walletOf(inviter)).toEqual({ available: 0, held: 5, total: 5 });
});

test('what survives an account is a hash that tells nothing without the key, out of reach for clients', async () => {
  const inviter = await createPerson(database);
  const email = 'kenari.unik@kampus.test';
  const invited = await createPerson(database, { referredBy: (await codeOf(inviter)).code, email });
  await database.owner`delete from auth.users where id = ${invited.id}`;
  const [kept] = await database.owner<{ keyed: number; plain: number }[]>`
    select count(*) filter (where mailbox_hash = private.mailbox_hash(${email}))::int as keyed,
      count(*) filter (where mailbox_hash = sha256(convert_to(${email}, 'UTF8')))::int as plain
    from private.rewarded_mailboxes`;
  expect(kept).toEqual({ keyed: 1, plain: 0 });
  for (const table of ['private.rewarded_mailboxes', 'private.installation_secrets'])
    expect((await attemptAs(database, inviter, `select * from ${table}`)).code).toBe('42501');
  expect((await attemptAs(database, inviter, `select private.mailbox_hash('a@b.id')`)).code).toBe('42501');
});

test('a reward that left the hold stays when the account goes; a purchase inside the hold is taken back once', async () => {
  const inviter = await createPerson(database);
  const { code } = await codeOf(inviter);
  const early = await createPerson(database, { referredBy: code });
  await database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.coin_entries set available_at = available_at - interval '8 days' where user_id = ${inviter.id}`;
    await tx`update public.coin_transfers set available_at = available_at - interval '8 days' where user_id = ${inviter.id}`;
  });
  const buyer = await createPerson(database, { referredBy: code });
  const order = await createOrder(database, buyer);
  await applyPayment(database, order, 'paid');
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 25, total: 30 });
  await database.owner`delete from auth.users where id in (${early.id}, ${buyer.id})`;
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 0, total: 5 });
  await applyPayment(database, order, 'refunded');
  expect(await walletOf(inviter)).toEqual({ available: 5, held: 0, total: 5 });
  expect(await brokenInvariants(database)).toEqual([]);
});

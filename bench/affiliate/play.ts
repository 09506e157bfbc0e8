import { randomUUID } from 'node:crypto';
import type { Database } from '../../packages/backend/src/db/pool.ts';
import { queryInScope, type Scope } from '../../packages/backend/src/db/scope.ts';
import { privacyVersion } from '../../packages/contracts/src/age.ts';
import type { SimulatedEvent } from './events.ts';

/** The simulated clock moves in steps; what happens within one keeps its order. */
const stepHours = 6;
const stepsPerDay = 24 / stepHours;

/**
 * Plays the events on a migrated, empty database through the product's own functions and triggers: a sign-up is a row of auth.users
 * and one of auth.sessions, a withdrawal and a pay-out are the calls of the affiliate and of the operator, who pays each evening what may
 * be paid. `endDay` is called after each simulated day. Out: the id of each simulated person.
 */
export async function playEvents(
  database: Database,
  events: readonly SimulatedEvent[],
  endDay: () => Promise<unknown> = () => Promise.resolve(),
): Promise<ReadonlyMap<string, string>> {
  const people = new Map<string, string>();
  const operator = await addOperator(database);
  let steps = 0;
  const ordered = events.map((event, index) => ({ event, index }));
  ordered.sort((a, b) => a.event.at - b.event.at || a.index - b.index);
  for (const { event } of ordered) {
    while (event.at >= (steps + 1) * stepHours) {
      steps += 1;
      await passTime(database, stepHours);
      if (steps % stepsPerDay === 0) await endDay();
      if (steps % stepsPerDay === 3) await payVouchers(database, operator);
      await database.owner`select private.expire_vouchers()`;
    }
    await perform(database, people, event);
  }
  for (let rest = 0; rest < 10 * stepsPerDay; rest += 1) {
    await passTime(database, stepHours);
    if (rest % stepsPerDay === 0) await endDay();
    if (rest % stepsPerDay === 3) await payVouchers(database, operator);
    await database.owner`select private.expire_vouchers()`;
  }
  return people;
}

const scopeOf = (id: string): Scope => ({
  role: 'authenticated',
  claims: { sub: id, role: 'authenticated' },
});

async function addOperator(database: Database): Promise<string> {
  const id = randomUUID();
  await database.owner`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (${id}, 'operator@contoh.test', now(), ${database.owner.json({ username: 'pemilik', nama_lengkap: 'Pemilik Simulasi', birth_year: '1990', privacy_version: privacyVersion })})`;
  await database.owner`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
  return id;
}

/** Lets hours pass by moving into the past what waits for them; nothing else gets past the triggers of the books. */
async function passTime({ owner }: Database, hours: number): Promise<void> {
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    const step = sql`make_interval(hours => ${hours})`;
    // What lies further back is settled, and no rule reads its time.
    await sql`update public.coin_entries set available_at = available_at - ${step} where available_at > now() - interval '1 day'`;
    await sql`update public.coin_transfers set available_at = available_at - ${step}, created_at = created_at - ${step}
      where available_at > now() - interval '1 day'`;
    await sql`update public.referrals set created_at = created_at - ${step} where created_at > now() - interval '30 days'`;
    await sql`update private.account_signals set seen_at = seen_at - ${step}`;
    await sql`update auth.sessions set created_at = created_at - ${step} where created_at > now() - interval '8 days'`;
    await sql`update public.vouchers set created_at = created_at - ${step}, expired_at = expired_at - ${step} where status = 'active'`;
  });
  await owner`select private.forget_signals()`;
}

async function payVouchers(database: Database, operator: string): Promise<void> {
  const open = await database.owner<{ id: string }[]>`
    select id from public.vouchers where status = 'active' and frozen_at is null and expired_at > now() order by id limit 200`;
  if (open.length === 0) return;
  await queryInScope(database, scopeOf(operator), {
    text: `select public.admin_mark_vouchers_paid($1::uuid[], 'Bukti transfer simulasi')`,
    params: [open.map(({ id }) => id)],
  });
}

async function perform(
  database: Database,
  people: Map<string, string>,
  event: SimulatedEvent,
): Promise<void> {
  const { owner } = database;
  if (event.do === 'signUp') {
    await signUp(database, people, event);
    return;
  }
  const id = people.get(event.who);
  if (id === undefined) throw new Error(`${event.who} acts before signing up`);
  if (event.do === 'complete') {
    await owner`
      update public.pengguna set kota = 'Bandung', deskripsi = 'Mahasiswa', instagram = 'https://instagram.com/anggota' where id = ${id}`;
  } else if (event.do === 'buy') await buy(database, id);
  else if (event.do === 'refund') {
    const orders = await owner<{ order_id: string }[]>`
      select order_id from public.payments where user_id = ${id} and status = 'paid'`;
    for (const order of orders)
      await owner`select private.apply_payment(${order.order_id}, 'refunded', ${owner.json({ amount: 80_000 })})`;
  } else if (event.do === 'remove') await owner`delete from auth.users where id = ${id}`;
  else {
    try {
      await queryInScope(database, scopeOf(id), { text: 'select public.withdraw_coins()', params: [] });
    } catch (error) {
      if ((error as { hint?: string }).hint !== 'min_withdraw') throw error;
    }
  }
}

let numbers = 0;

async function signUp(
  database: Database,
  people: Map<string, string>,
  event: Extract<SimulatedEvent, { do: 'signUp' }>,
): Promise<void> {
  const { owner } = database;
  const id = randomUUID();
  people.set(event.who, id);
  const inviter = event.invitedBy === null ? undefined : people.get(event.invitedBy);
  const [code] =
    inviter === undefined
      ? []
      : await owner<{ code: string }[]>`
    select code from public.referral_codes where user_id = ${inviter}`;
  numbers += 1;
  const data = {
    username: `orang-${id.slice(0, 13)}`,
    nama_lengkap: 'Orang Simulasi',
    no_wa: `62811${String(10_000_000 + numbers)}`,
    referred_by: code?.code ?? null,
    birth_year: '2001',
    privacy_version: privacyVersion,
    // The app names the device only beside a code.
    device: code === undefined ? null : event.device,
  };
  await owner`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (${id}, ${event.email.toLowerCase()}, now(), ${owner.json(data)})`;
  await owner`insert into auth.sessions (user_id, ip) values (${id}, ${event.network}::inet)`;
}

async function buy({ owner }: Database, id: string): Promise<void> {
  // Several orders of one step would count as a minute's; the simulated clock knows hours.
  await owner`delete from private.payment_attempts`;
  const [order] = await owner<
    { order_id: string }[]
  >`select order_id from private.open_payment_order(${id}, 'sandbox')`;
  if (order)
    await owner`select private.apply_payment(${order.order_id}, 'paid', ${owner.json({ amount: 80_000 })})`;
}

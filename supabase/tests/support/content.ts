/** Listings, contacts and coins for tests, written as the operator. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../packages/backend/src/db/pool.ts';
import type { Person } from './people.ts';

/** An open project of this member. */
export async function createProject(
  database: Database,
  owner: Person,
  name = 'Aplikasi kasir',
): Promise<string> {
  const id = randomUUID();
  await database.owner`
    insert into public.project_listings (
      id, user_id, project_name, project_description, project_type, required_skills, contact_method, owner_name, owner_email
    ) values (
      ${id}, ${owner.id}, ${name}, 'Mengembangkan aplikasi untuk warung', 'Startup', ${['SEO']}, '081234567890',
      'Pemilik', 'pemilik@kampus.test'
    )`;
  return id;
}

/** A contact profile of this member. */
export async function createContact(
  database: Database,
  owner: Person,
  name = 'Siti Aminah',
): Promise<string> {
  const id = randomUUID();
  await database.owner`
    insert into public.relasi_bisnis (id, user_id, name, main_skill, experience, vision, whatsapp)
    values (${id}, ${owner.id}, ${name}, 'Marketing', 'Lima tahun berjualan', 'Mencari rekan', '081234567890')`;
  return id;
}

/** Coins that can be withdrawn at once, booked against the rewards account. */
export async function giveCoins(database: Database, person: Person, amount: number): Promise<void> {
  await database.owner`
    select private.post_coins(${`signup:${randomUUID()}`}, 'signup_reward', ${person.id}, ${amount}, 'rewards', 'for a test')`;
}

/** An open order of this member; its id is what the payment provider knows it by. */
export async function createOrder(database: Database, person: Person): Promise<string> {
  const [order] = await database.owner<{ order_id: string }[]>`
    select order_id from private.open_payment_order(${person.id}, 'sandbox')`;
  if (!order) throw new Error('no order');
  return order.order_id;
}

/** What private.apply_payment answers; the amount is the price unless told otherwise. */
export async function applyPayment(
  database: Database,
  orderId: string,
  status: string,
  details: Record<string, string | number> = {},
): Promise<string> {
  const [row] = await database.owner<{ outcome: string }[]>`
    select private.apply_payment(${orderId}, ${status}, ${database.owner.json({ amount: 80_000, ...details })}) as outcome`;
  if (!row) throw new Error('no outcome');
  return row.outcome;
}

/** The rows of private.audit_invariants(): empty while the books are right. */
export async function brokenInvariants(database: Database): Promise<string[]> {
  const rows = await database.owner<{ invariant: string; detail: string }[]>`
    select invariant, detail from private.audit_invariants()`;
  return rows.map(({ invariant, detail }) => `${invariant} ${detail}`);
}

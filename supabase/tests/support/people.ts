/** Members of a test, made the way the product makes them: a row in auth.users, the rest by trigger. */
import { randomUUID } from 'node:crypto';
// Brings the declaration of what the tests' set-up provides into this project's types.
import type {} from '../../../packages/backend/src/testing/global-setup.ts';
import { privacyVersion } from '../../../packages/contracts/src/age.ts';
import type { Database } from '../../../packages/backend/src/db/pool.ts';
import { queryInScope, type Scope, type ScopedRow } from '../../../packages/backend/src/db/scope.ts';

export type Person = { readonly id: string; readonly email: string; readonly username: string };

type Traits = {
  readonly premium?: boolean;
  readonly admin?: boolean;
  /** A complete profile (spec §4); the default is complete. */
  readonly complete?: boolean;
  readonly confirmed?: boolean;
  readonly referredBy?: string;
  readonly email?: string;
  readonly whatsapp?: string;
  /** The age by the product's rule, an adult's by default; null for an account that has not stated a year. */
  readonly age?: number | null;
  /** The guardian who is named at sign-up. */
  readonly guardian?: string;
};

let count = 0;
// Files run beside each other, but each has a database of its own; the number only has to be unique within one.
const nextNumber = (): string => `62812${String(10_000_000 + ++count)}`;

/** Registers a member; each has a username, an address and a WhatsApp number of their own. */
export async function createPerson(database: Database, traits: Traits = {}): Promise<Person> {
  const id = randomUUID();
  const username = `anggota-${id.slice(0, 8)}`;
  // Who comes by a code has a mail domain of their own: one domain that a code has to itself looks like fraud.
  const domain = traits.referredBy === undefined ? 'kampus.test' : `${username}.test`;
  const email = traits.email ?? `${username}@${domain}`;
  await database.owner`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values (
      ${id}, ${email}, ${traits.confirmed === false ? null : new Date()},
      ${database.owner.json({
        username,
        nama_lengkap: `Anggota ${id.slice(0, 8)}`,
        no_wa: traits.whatsapp ?? nextNumber(),
        referred_by: traits.referredBy ?? null,
        ...(traits.age !== null && {
          birth_year: String(birthYearOf(traits.age ?? 25)),
          privacy_version: privacyVersion,
          guardian_email: traits.guardian ?? null,
        }),
      })}
    )`;
  if (traits.complete !== false) await completeProfile(database, id);
  if (traits.admin) {
    await database.owner`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
    await openSession(database, id);
  }
  if (traits.premium) {
    await database.owner`
      insert into public.entitlements (user_id, source, reason) values (${id}, 'admin', 'for a test')`;
  }
  return { id, email, username };
}

/** A session that was opened just now; it has the id of the person, as `scopeOf` says. */
export const openSession = (database: Database, id: string): Promise<unknown> =>
  database.owner`insert into auth.sessions (id, user_id) values (${id}, ${id})`;

/** The year in which a person of this age was born, by the product's rule: the difference of years minus one. */
export const birthYearOf = (age: number): number =>
  Number(new Date().toLocaleString('en', { year: 'numeric', timeZone: 'Asia/Jakarta' })) - age - 1;

/** Fills in what spec §4 asks of a complete profile. */
export async function completeProfile(database: Database, id: string): Promise<void> {
  await database.owner`
    update public.pengguna set kota = 'Bandung', deskripsi = 'Mahasiswa', instagram = 'https://instagram.com/anggota'
    where id = ${id}`;
}

/** The scope in which the server runs a request of this member; of a visitor for null. */
export function scopeOf(person: Person | null): Scope {
  return person === null
    ? { role: 'anon', claims: null }
    : {
        role: 'authenticated',
        claims: { sub: person.id, email: person.email, role: 'authenticated', session_id: person.id },
      };
}

/** Runs one statement as a member, or as a visitor for null. */
export function runAs(
  database: Database,
  person: Person | null,
  text: string,
  params: readonly unknown[] = [],
): Promise<ScopedRow[]> {
  return queryInScope(database, scopeOf(person), { text, params });
}

export type Outcome =
  | { rows: ScopedRow[]; code: null; hint: null }
  | { rows: null; code: string; hint: string | null };

/** Like `runAs`, but an error of PostgreSQL becomes a value: its SQLSTATE and hint. */
export async function attemptAs(
  database: Database,
  person: Person | null,
  text: string,
  params: readonly unknown[] = [],
  options: { rollback?: boolean } = {},
): Promise<Outcome> {
  try {
    const rows = await queryInScope(database, scopeOf(person), { text, params }, options);
    return { rows, code: null, hint: null };
  } catch (error) {
    const { code, hint } = error as { code?: string; hint?: string };
    if (code === undefined) throw error;
    return { rows: null, code, hint: hint ?? null };
  }
}

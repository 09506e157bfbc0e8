import fs from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';
import { canary, plantInColumn } from '../../apps/server/src/testing/plant-canaries.ts';

/** Columns that only their person, a party, or the desk may read, in each table that the data API offers or that lies behind it. */
const hiddenColumns: Readonly<Record<string, readonly string[]>> = {
  'auth.identities': ['identity_data'],
  'auth.sessions': ['user_agent'],
  'private.payout_profiles': ['holder_name'],
  'public.application_shortlist': ['note'],
  'public.audit_log': ['reason'],
  'public.business_ideas': ['title', 'result'],
  'public.contact_messages': ['name', 'email', 'message', 'subject'],
  'public.deleted_content': ['row'],
  'public.guardian_requests': ['guardian_email'],
  'public.idea_messages': ['content'],
  'public.notifications': ['title', 'body'],
  'public.pengguna': ['no_wa'],
  'public.person_notes': ['body'],
  'public.project_applications': ['application_message', 'applicant_email', 'applicant_whatsapp', 'answers'],
  'public.project_listings': ['contact_method', 'owner_email'],
  'public.relasi_bisnis': ['whatsapp'],
  'public.reports': ['details', 'snapshot'],
  'public.saved_searches': ['name', 'q'],
  'public.team_agreements': ['content'],
  'public.thread_messages': ['body'],
  'public.ticket_entries': ['body'],
};

/** What an attacker writes, so that it can be found in what is not theirs. */
export const mark = 'diretas7x';

export type Secrets = {
  /** `schema.table.column` of each column that holds the canary. */
  readonly planted: readonly string[];
  /** What must not stand in any answer to an attacker. */
  readonly forbidden: readonly string[];
};

/** Puts the canary into every hidden column of everybody who is there, before an attacker signs up. */
export async function plantSecrets(sql: Sql, dataDir: string): Promise<Secrets> {
  const planted: string[] = [];
  for (const [table, columns] of Object.entries(hiddenColumns))
    for (const column of columns)
      if (await plantInColumn(sql, table, column)) planted.push(`${table}.${column}`);
  // Unique for each account, so that all have one.
  await sql`update auth.users set email = ${canary.word} || '-' || replace(id::text, '-', '') || '@kampus.test'`;
  planted.push('auth.users.email');
  const kept = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  const { publishableKey: _, ...secret } = kept;
  return { planted, forbidden: [canary.word, canary.number, ...Object.values(secret)] };
}

export type Snapshot = Readonly<Record<string, ReadonlySet<string>>>;

const listTables = (sql: Sql): Promise<{ name: string }[]> => sql<{ name: string }[]>`
  select format('%I.%I', n.nspname, c.relname) as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'storage') order by 1`;

/** Tables of which each whole row counts as its key, since money and rights hang on it. */
const whole = ['public.coin_entries', 'public.coin_transfers', 'public.entitlements', 'public.user_roles'];

async function readKeys(sql: Sql, table: string, condition: string): Promise<Set<string>> {
  const columns = await sql<{ name: string }[]>`
    select quote_ident(a.attname) as name from pg_index as i join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by 1`;
  const key = whole.includes(table)
    ? 'r::text'
    : `concat_ws('|', ${columns.map(({ name }) => `r.${name}`).join(', ')})`;
  const rows = await sql.unsafe<{ key: string }[]>(
    `select ${key} as key from ${table} as r where ${condition}`,
  );
  return new Set(rows.map((row) => row.key));
}

/** The keys of all rows of the data API's and the storage's tables. */
export async function takeSnapshot(sql: Sql): Promise<Snapshot> {
  const snapshot: Record<string, Set<string>> = {};
  for (const { name } of await listTables(sql)) snapshot[name] = await readKeys(sql, name, 'true');
  return snapshot;
}

/**
 * What was done to rows that were there before the attackers came: gone, changed where money or rights hang on them, or with the
 * attackers' mark in them. Out: a line for each table.
 */
export async function findDamage(sql: Sql, before: Snapshot): Promise<string[]> {
  const damage: string[] = [];
  for (const [table, rows] of Object.entries(before)) {
    const after = await readKeys(sql, table, 'true');
    const gone = [...rows].filter((key) => !after.has(key));
    if (gone.length > 0) damage.push(`${table}: ${gone.length} rows of others are gone or changed`);
    const marked = await readKeys(sql, table, `r::text ilike '%${mark}%'`);
    const written = [...marked].filter((key) => rows.has(key));
    if (written.length > 0) damage.push(`${table}: ${written.length} rows of others were written`);
  }
  const [admins] = await sql<{ count: number }[]>`
    select count(*)::integer as count from public.user_roles as r join auth.users as u on u.id = r.user_id where u.email like ${`%${mark}%`}`;
  if ((admins?.count ?? 0) > 0) damage.push('public.user_roles: an attacker got a role');
  return damage;
}

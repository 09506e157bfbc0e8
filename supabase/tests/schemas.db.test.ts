/**
 * `supabase/schemas` declares the database, `supabase/migrations` makes it: both have to give the same one. The canary shows
 * that a difference of each kind is found.
 */
import type { Sql, TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { catalogueQueries } from '../../packages/backend/src/db/catalogue/queries.ts';
import { compareCatalogues, type Catalogue } from '../../packages/backend/src/db/catalogue/read-catalogue.ts';
import { makeDeclared, readDatabase } from '../../tooling/schema/read-declared.ts';
import { findFileFaults } from '../../tooling/schema/read-schemas.ts';
import { openScratchDatabases } from '../../packages/backend/src/testing/scratch-databases.ts';

const databases = openScratchDatabases(inject('cluster'));
let sql: Sql;
let declared: Catalogue;

beforeAll(async () => {
  sql = await databases.create(`schemas_${process.pid}`);
  await makeDeclared(sql);
  declared = await sql.begin(readDatabase);
});
afterAll(() => databases.dropAll());

test('the migrations make what the schemas declare', async () => {
  const migrated = await databases.create(`migrations_${process.pid}`, inject('cluster').template);
  expect(compareCatalogues(declared, await migrated.begin(readDatabase))).toEqual([]);
  expect(declared.size).toBeGreaterThan(1000);
});

test('each schema file is declared once, and the initial migration is as it was', async () => {
  expect(await findFileFaults()).toEqual([]);
});

/** What the catalogue says after a change that is taken back. */
async function differencesAfter(change: string): Promise<string[]> {
  let found: string[] = [];
  const undo = new Error('undo');
  const spoil = async (tx: TransactionSql): Promise<never> => {
    await tx.unsafe(change);
    found = compareCatalogues(declared, await readDatabase(tx));
    throw undo;
  };
  await sql.begin(spoil).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return found;
}

/** A change of each kind, and the only lines that it may give. */
const canary: Record<string, [change: string, differences: string[]][]> = {
  schema: [['grant create on schema private to authenticated', ['schema private differs']]],
  extension: [['create extension btree_gin schema extensions', ['extension btree_gin is not declared']]],
  relation: [
    ['alter table public.reports disable row level security', ['relation public.reports differs']],
    ['alter table public.reports force row level security', ['relation public.reports differs']],
    ['grant delete on public.reports to authenticated', ['relation public.reports differs']],
    [`comment on table public.reports is 'other'`, ['relation public.reports differs']],
    ['alter table public.reports replica identity full', ['relation public.reports differs']],
  ],
  column: [
    ['alter table public.reports alter details set not null', ['column public.reports.details differs']],
    [`alter table public.reports alter details set default ''`, ['column public.reports.details differs']],
    [
      'alter table public.reports alter details type varchar(9)',
      ['column public.reports.details differs', 'constraint public.reports reports_details_check differs'],
    ],
    ['grant update (details) on public.reports to authenticated', ['column public.reports.details differs']],
    [`comment on column public.vouchers.amount is 'Dollar'`, ['column public.vouchers.amount differs']],
    ['alter table public.reports add column added text', ['column public.reports.added is not declared']],
    [
      'alter table public.contact_messages drop column subject',
      [
        'column public.contact_messages.answered_at differs',
        'column public.contact_messages.closed_at differs',
        'column public.contact_messages.created_at differs',
        'column public.contact_messages.due_at differs',
        'column public.contact_messages.handled_by differs',
        'column public.contact_messages.kind differs',
        'column public.contact_messages.merged_into differs',
        'column public.contact_messages.message differs',
        'column public.contact_messages.status differs',
        'column public.contact_messages.subject is missing',
        'column public.contact_messages.user_id differs',
        'column public.contact_messages.warn_at differs',
        'column public.contact_messages.warned differs',
        'constraint public.contact_messages contact_messages_subject_check is missing',
        'index public.contact_messages_trgm_idx is missing',
      ],
    ],
  ],
  constraint: [
    [
      'alter table public.vouchers drop constraint vouchers_coins_check',
      ['constraint public.vouchers vouchers_coins_check is missing'],
    ],
    [
      'alter table public.vouchers add constraint few check (coins < 9) not valid',
      ['constraint public.vouchers few is not declared'],
    ],
  ],
  index: [
    ['drop index public.vouchers_user_id_idx', ['index public.vouchers_user_id_idx is missing']],
    [
      'drop index public.vouchers_user_id_idx; create index vouchers_user_id_idx on public.vouchers (user_id)',
      ['index public.vouchers_user_id_idx differs'],
    ],
  ],
  function: [
    ['alter function private.has_premium(uuid) volatile', ['function private.has_premium(uuid) differs']],
    [
      'alter function private.has_premium(uuid) security invoker',
      ['function private.has_premium(uuid) differs'],
    ],
    [
      `alter function private.has_premium(uuid) set search_path = 'public'`,
      ['function private.has_premium(uuid) differs'],
    ],
    [
      'grant execute on function private.notify to anon',
      ['function private.notify(uuid,text,text,text,text,text) differs'],
    ],
    [
      `create or replace function private.is_admin() returns boolean
        language sql stable security definer set search_path = '' as 'select true'`,
      ['function private.is_admin() differs'],
    ],
    [`comment on function public.get_wallet() is 'nullable: held'`, ['function public.get_wallet() differs']],
  ],
  trigger: [
    [
      'alter table public.vouchers disable trigger refuse_delete',
      ['trigger public.vouchers refuse_delete differs'],
    ],
    ['drop trigger refuse_delete on public.vouchers', ['trigger public.vouchers refuse_delete is missing']],
    ['drop trigger create_profile on auth.users', ['trigger auth.users create_profile is missing']],
  ],
  policy: [
    [
      'alter policy "insert own" on public.reports with check (true)',
      ['policy public.reports "insert own" differs'],
    ],
    ['alter policy "insert own" on public.reports to anon', ['policy public.reports "insert own" differs']],
    [
      'drop policy "few pictures a day" on storage.objects',
      ['policy storage.objects "few pictures a day" is missing'],
    ],
  ],
  sequence: [
    [
      'alter sequence public.coin_entries_id_seq increment 2',
      ['sequence public.coin_entries_id_seq differs'],
    ],
  ],
  type: [[`create type public.mood as enum ('good')`, ['type public.mood is not declared']]],
  publication: [
    [
      'alter publication supabase_realtime drop table public.payments',
      ['publication supabase_realtime public.payments is missing'],
    ],
  ],
  'default rights': [
    [
      'alter default privileges in schema public grant select on tables to anon',
      ['default rights public r differs'],
    ],
    [
      'alter default privileges grant execute on functions to public',
      ['default rights every schema f is missing'],
    ],
  ],
  row: [
    [
      `update public.app_settings set value = '1' where key = 'min_withdraw_coins'`,
      ['row public.app_settings min_withdraw_coins differs'],
    ],
    [
      `delete from private.disposable_domains where domain = 'yopmail.com'`,
      ['row private.disposable_domains yopmail.com is missing'],
    ],
    [
      `update storage.buckets set public = true where id = 'berkas-premium'`,
      ['row storage.buckets berkas-premium differs'],
    ],
  ],
};

describe('a difference is found and named', () => {
  test('there is a canary for each kind', () => {
    expect(Object.keys(canary)).toEqual([...Object.keys(catalogueQueries), 'row']);
  });

  test.each(Object.values(canary).flat())('%s', async (change, differences) => {
    expect(await differencesAfter(change)).toEqual(differences);
  });
});

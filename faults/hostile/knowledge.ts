import type { Sql } from 'postgres';

/** `isOffered`: by the data API, which is what most try. */
export type Named = { readonly name: string; readonly isOffered: boolean };

/** What an attacker can know: names from the published code, ids that pages show. */
export type Knowledge = {
  readonly tables: readonly (Named & { readonly columns: readonly string[] })[];
  readonly functions: readonly (Named & { readonly args: readonly string[] })[];
  readonly ids: readonly string[];
  readonly objects: readonly string[];
};

/** One who attacks: with no account, with one, or with a token of their own making. */
export type Attacker = {
  readonly address: string;
  readonly id: string | null;
  readonly token: string | null;
};

export type Attempt = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** It asks for rows by what they hide: any row in the answer tells. */
  readonly asksHidden?: boolean;
};

/** Reads what the published code shows, and ids of rows of others. */
export async function readKnowledge(sql: Sql): Promise<Knowledge> {
  const tables = await sql<{ name: string; isOffered: boolean; columns: string[] }[]>`
    select c.relname as name, c.relnamespace = 'public'::regnamespace as "isOffered", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'v') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace,
      'storage'::regnamespace, 'kawanusaha'::regnamespace)
    group by c.oid, c.relname, c.relnamespace`;
  const functions = await sql<{ name: string; isOffered: boolean; args: string[] }[]>`
    select p.proname as name, p.pronamespace = 'public'::regnamespace as "isOffered", coalesce(p.proargnames[1:p.pronargs], '{}') as args from pg_proc as p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace) and p.prorettype <> 'trigger'::regtype`;
  const ids = await sql<{ id: string }[]>`
    select id::text from auth.users union all select id::text from public.project_listings union all select id::text from public.threads
    union all select id::text from public.project_applications union all select id::text from public.relasi_bisnis
    union all select id::text from public.vouchers union all select id::text from public.contact_messages`;
  const objects = await sql<
    { name: string }[]
  >`select bucket_id || '/' || name as name from storage.objects limit 200`;
  return { tables, functions, ids: ids.map(({ id }) => id), objects: objects.map(({ name }) => name) };
}

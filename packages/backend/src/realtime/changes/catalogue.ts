import type { Sql } from '#db/pool.ts';
import type { RequestRole } from '#db/scope.ts';

export type PublishedColumn = {
  readonly name: string;
  /** Name in pg_type, such as `int4` or `_text`; the client converts by it. */
  readonly type: string;
  /** As SQL writes it in a cast. */
  readonly cast: string;
  readonly isKey: boolean;
  readonly readers: readonly RequestRole[];
};

/** A table of the publication `supabase_realtime` as subscriptions need it. */
export type PublishedTable = {
  readonly relation: string;
  readonly schema: string;
  readonly name: string;
  /** Whether row-level security is on. */
  readonly isGuarded: boolean;
  /** Whether updates and deletes tell the whole old row (replica identity full). */
  readonly keepsOld: boolean;
  readonly columns: readonly PublishedColumn[];
  readonly keys: readonly string[];
  /** Function of schema realtime that says which rows a reader sees. */
  readonly see: string;
};

type Row = Omit<PublishedTable, 'keys'>;

/** Reads which tables are published, and which of these roles may read which column of them. */
export async function loadCatalogue(
  sql: Sql,
  roles: readonly string[],
): Promise<ReadonlyMap<string, PublishedTable>> {
  const rows = await sql<Row[]>`
    select c.oid::text as relation, n.nspname as schema, c.relname as name,
      c.relrowsecurity as "isGuarded", c.relreplident = 'f' as "keepsOld",
      'see_' || md5(n.nspname || '.' || c.relname) as see,
      (select json_agg(json_build_object(
        'name', a.attname, 'type', t.typname, 'cast', format_type(a.atttypid, a.atttypmod),
        'isKey', coalesce(a.attnum = any (i.indkey), false),
        'readers', (
          select coalesce(json_agg(r.rolname), '[]') from pg_roles r where r.rolname = any (${[...roles]}::text[])
          and has_schema_privilege(r.oid, n.oid, 'usage') and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
        )) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_publication_tables p
    join pg_namespace n on n.nspname = p.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename and c.relkind = 'r'
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where p.pubname = 'supabase_realtime' and n.nspname <> 'realtime'`;
  return new Map(
    rows.map((row) => [
      row.relation,
      { ...row, keys: row.columns.filter(({ isKey }) => isKey).map(({ name }) => name) },
    ]),
  );
}

import type { Sql } from 'postgres';

/** Each table of the product, the platform and the migrator with its columns, number of rows and a hash of what is in them. */
export async function readRows(sql: Sql, like?: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const tables = await sql<{ name: string; columns: string }[]>`
    select n.nspname || '.' || c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace join pg_attribute as a on a.attrelid = c.oid
    where n.nspname in ('public', 'private', 'auth', 'storage', 'kawanusaha') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    group by 1`;
  const found = new Map<string, string>();
  for (const { name, columns } of tables) {
    const known = [...(like?.keys() ?? [])].find((key) => key.startsWith(`${name} (`));
    const asked = known?.slice(name.length + 2, -1) ?? columns;
    const [row] = await sql.unsafe<{ state: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as state
       from (select ${asked} from ${name}) as r`,
    );
    found.set(`${name} (${asked})`, row?.state ?? '');
  }
  return found;
}

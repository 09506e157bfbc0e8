import type { Sql } from '#db/pool.ts';
import { quoteIdentifier } from '../sql/identifier.ts';

/** What the document says of a column and the cache does not keep, since no other request asks for it. */
export type ColumnDetails = {
  /** Without modifiers; of a domain the type behind it. */
  readonly type: string;
  readonly maxLength: number | null;
  /** Of an enumeration. */
  readonly values: readonly string[] | null;
};

export type SchemaDetails = {
  readonly comment: string | null;
  /** By table, then by column. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, ColumnDetails>>;
};

const columnsQuery = `
with recursive base (oid, base) as (
  select oid, oid from pg_type where typtype <> 'd'
  union all select d.oid, b.base from pg_type d join base b on d.typbasetype = b.oid where d.typtype = 'd'
)
select c.relname as relation, a.attname as name,
  case
    when b.typnamespace = 'pg_catalog'::regnamespace then format_type(b.oid, null)
    else format_type(a.atttypid, a.atttypmod) end as type,
  information_schema._pg_char_max_length(
    information_schema._pg_truetypid(a.*, t.*), information_schema._pg_truetypmod(a.*, t.*)) as "maxLength",
  (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = b.oid) as values
from pg_attribute a
join pg_class c on c.oid = a.attrelid
join pg_type t on t.oid = a.atttypid
join base on base.oid = t.oid
join pg_type b on b.oid = base.base
where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
  and a.attnum > 0 and not a.attisdropped`;

/** Reads the comment of a schema and the details of its columns. In: its name. Errors: those of PostgreSQL. */
export function readSchemaDetails(sql: Sql, schema: string): Promise<SchemaDetails> {
  return sql.begin('read only', async (transaction) => {
    await transaction.unsafe(`set local search_path = ''`);
    const [space] = await transaction<{ comment: string | null }[]>`
      select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = ${schema}`;
    const rows = (await transaction.unsafe(columnsQuery, [
      quoteIdentifier(schema),
    ])) as unknown as (ColumnDetails & { relation: string; name: string })[];
    const columns = new Map<string, Map<string, ColumnDetails>>();
    for (const { relation, name, ...details } of rows) {
      const known = columns.get(relation) ?? new Map<string, ColumnDetails>();
      columns.set(relation, known.set(name, details));
    }
    return { comment: space?.comment ?? null, columns };
  });
}

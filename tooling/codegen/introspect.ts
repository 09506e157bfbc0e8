/** Reads from the catalogue of a migrated database what the row types need: everything in schema `public`. */
import type { Sql } from 'postgres';

export type ColumnInfo = {
  name: string;
  /** Name in `pg_type`, for example `timestamptz`, `_text` for `text[]`. */
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  /** Generated or `generated always as identity`: a client cannot write it. */
  readOnly: boolean;
};

export type RelationshipInfo = {
  foreignKeyName: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
};

export type TableInfo = {
  name: string;
  isView: boolean;
  columns: ColumnInfo[];
  relationships: RelationshipInfo[];
};

export type FunctionInfo = {
  name: string;
  args: { name: string; type: string; optional: boolean }[];
  returnsSet: boolean;
  /** Name in `pg_type` of what is returned. */
  returnType: string;
  /** Fields of OUT parameters or RETURNS TABLE; null for everything else. */
  returnFields: { name: string; type: string }[] | null;
  /** From the function's comment, `nullable: a, b` or `nullable: none`; null when it says nothing. */
  nullableFields: string[] | null;
};

export type EnumInfo = { name: string; values: string[] };

export type SchemaInfo = { tables: TableInfo[]; functions: FunctionInfo[]; enums: EnumInfo[] };

/** Reads schema `public`, sorted by name so that the output is the same on every machine. */
export async function introspect(sql: Sql): Promise<SchemaInfo> {
  return {
    tables: await readTables(sql),
    functions: await readFunctions(sql),
    enums: await sql<EnumInfo[]>`
      select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
      from pg_type t join pg_enum e on e.enumtypid = t.oid
      where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`,
  };
}

async function readTables(sql: Sql): Promise<TableInfo[]> {
  const tables = await sql<{ oid: number; name: string; isView: boolean }[]>`
    select oid, relname as name, relkind in ('v', 'm') as "isView" from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by relname collate "C"`;
  const columns = await sql<(ColumnInfo & { oid: number })[]>`
    select a.attrelid as oid, a.attname as name, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as "readOnly"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
    order by a.attname collate "C"`;
  // Only keys between tables of public: an embedded resource cannot come from anywhere else.
  const relationships = await sql<(RelationshipInfo & { oid: number })[]>`
    select k.conrelid as oid, k.conname as "foreignKeyName", target.relname as "referencedRelation",
      (select array_agg(a.attname::text order by p.i) from unnest(k.conkey) with ordinality p(n, i)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.n) as columns,
      (select array_agg(a.attname::text order by p.i) from unnest(k.confkey) with ordinality p(n, i)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.n) as "referencedColumns",
      exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
        and u.conkey <@ k.conkey) as "isOneToOne"
    from pg_constraint k join pg_class target on target.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and target.relnamespace = 'public'::regnamespace
    order by k.conname collate "C"`;
  return tables.map(({ oid, name, isView }) => ({
    name,
    isView,
    columns: columns.filter((column) => column.oid === oid),
    relationships: relationships.filter((relationship) => relationship.oid === oid),
  }));
}

type FunctionRow = {
  name: string;
  argNames: string[] | null;
  argModes: string[] | null;
  argTypes: string[];
  defaults: number;
  returnsSet: boolean;
  returnType: string;
  comment: string | null;
};

async function readFunctions(sql: Sql): Promise<FunctionInfo[]> {
  const rows = await sql<FunctionRow[]>`
    select p.proname as name, p.proargnames as "argNames", p.proargmodes::text[] as "argModes", p.pronargdefaults as defaults,
      p.proretset as "returnsSet", r.typname as "returnType", obj_description(p.oid, 'pg_proc') as comment,
      array(select t.typname::text from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality x(o, i)
        join pg_type t on t.oid = x.o order by x.i) as "argTypes"
    from pg_proc p join pg_type r on r.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname not in ('trigger', 'event_trigger')
    order by p.proname collate "C", p.oid`;
  return rows.map((row) => {
    const all = row.argTypes.map((type, index) => ({
      name: row.argNames?.[index] ?? '',
      mode: row.argModes?.[index] ?? 'i',
      type,
    }));
    const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b');
    const outputs = all.filter(({ mode }) => mode === 'o' || mode === 't' || mode === 'b');
    return {
      name: row.name,
      args: inputs.map(({ name, type }, index) => ({
        name,
        type,
        optional: index >= inputs.length - row.defaults,
      })),
      returnsSet: row.returnsSet,
      returnType: row.returnType,
      returnFields: outputs.length > 0 ? outputs.map(({ name, type }) => ({ name, type })) : null,
      nullableFields: parseNullable(row.comment),
    };
  });
}

function parseNullable(comment: string | null): string[] | null {
  const list = /\bnullable: ([\w, ]+)/.exec(comment ?? '')?.[1];
  if (list === undefined) return null;
  return list === 'none' ? [] : list.split(',').map((name) => name.trim());
}

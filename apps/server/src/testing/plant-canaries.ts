import type { TransactionSql } from 'postgres';
import type { Sql } from '@kawanusaha/backend/db/pool';

/** What is written wherever a person's rows can hold it, in the forms that checks of columns ask for. */
export const canary = {
  word: 'kenari7q4z',
  number: '6281377700999',
  email: 'kenari7q4z@kampus.test',
  link: 'https://instagram.com/kenari7q4z',
  file: 'kenari7q4z.webp',
} as const;

type Table = {
  readonly name: string;
  /** Which of its rows are theirs, as a condition. */
  readonly reach: string;
  /** The column that makes a row theirs, and its value as SQL; null for the accounts themselves. */
  readonly owner: { readonly column: string; readonly value: string } | null;
};
type Column = { readonly name: string; readonly kind: 'text' | 'list' | 'json' };

/** What people wrote themselves, though the row stays without them. */
const ownWords = ['public.thread_messages.sender_id', 'public.contact_messages.user_id'];

/** Each table whose rows are a person's: those that refer to the account, and the rows that hang on them and on no other account. */
async function listTables(sql: Sql, people: readonly string[]): Promise<Table[]> {
  const keys = await sql<{ child: string; column: string; parent: string; target: string }[]>`
    select format('%I.%I', cn.nspname, c.relname) as child, quote_ident(a.attname) as column,
      format('%I.%I', pn.nspname, p.relname) as parent, quote_ident(b.attname) as target
    from pg_constraint as k
      join pg_class as c on c.oid = k.conrelid join pg_namespace as cn on cn.oid = c.relnamespace
      join pg_class as p on p.oid = k.confrelid join pg_namespace as pn on pn.oid = p.relnamespace
      join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      join pg_attribute as b on b.attrelid = p.oid and b.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1
      and (k.confdeltype <> 'n' or format('%s.%s.%s', cn.nspname, c.relname, a.attname) = any(${ownWords}))
    order by 1, 2`;
  const users = 'auth.users';
  const ids = `array[${people.map((id) => `'${id}'`).join(',')}]::uuid[]`;
  const found = new Map<string, Table>([[users, { name: users, reach: `id = any(${ids})`, owner: null }]]);
  for (const { child, column, parent } of keys) {
    if (parent !== users) continue;
    const before = found.get(child)?.reach;
    const reach = `${column} = any(${ids})`;
    found.set(child, {
      name: child,
      reach: before === undefined ? reach : `${before} or ${reach}`,
      owner: found.get(child)?.owner ?? { column, value: `'${people[0]}'` },
    });
  }
  for (let grew = true; grew;) {
    grew = false;
    for (const { child, column, parent, target } of keys) {
      const above = found.get(parent);
      if (parent === users || above === undefined || found.has(child)) continue;
      const theirs = `select ${target} from ${parent} where ${above.reach}`;
      const owner = { column, value: `(${theirs} limit 1)` };
      found.set(child, { name: child, reach: `${column} in (${theirs})`, owner });
      grew = true;
    }
  }
  return [...found.values()];
}

const listColumns = (tx: TransactionSql, table: string): Promise<Column[]> => tx<Column[]>`
  select quote_ident(a.attname) as name,
    case when t.typname in ('json', 'jsonb') then 'json' when t.typcategory = 'A' then 'list' else 'text' end as kind
  from pg_attribute as a join pg_type as t on t.oid = a.atttypid
  where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (t.typcategory = 'S' or t.typname in ('json', 'jsonb', '_text', '_varchar'))`;

/** What is tried for a column, one after the other, until its checks take one. */
function valuesFor({ name, kind }: Column): string[] {
  const literals = Object.values(canary).map((text) => `'${text}'`);
  if (kind === 'text') return literals;
  if (kind === 'list') return literals.map((literal) => `array[${literal}]`);
  return [
    // Each text inside what is there, so that the shape stays.
    `regexp_replace(${name}::text, '"[^"]*"(\\s*[,}\\]])', '"${canary.word}"\\1', 'g')::jsonb`,
    `jsonb_build_array('${canary.word}')`,
    `jsonb_build_object('text', '${canary.word}')`,
  ];
}

/** Runs a statement that checks and keys may refuse. Out: whether it changed a row. */
const attempt = (tx: TransactionSql, statement: string): Promise<boolean> =>
  tx
    .savepoint((inner) => inner.unsafe(statement))
    .then(
      ({ count }) => count > 0,
      () => false,
    );

/** A value by the type of a column that must have one. */
const fillers: readonly (readonly [RegExp, string])[] = [
  [/^uuid$/, 'gen_random_uuid()'],
  [/^(timestamp|date)/, 'now()'],
  [/^boolean$/, 'true'],
  [/^(integer|smallint|bigint|numeric|real)/, '1'],
  [/^json/, `'{}'`],
  [/^bytea$/, `'\\x00'`],
  [/^inet$/, `'127.0.0.1'`],
];

type Needed = { readonly name: string; readonly type: string; readonly allowed: string | null };

/** The columns that a new row must give, with the first value that an enumeration or a check allows. */
const listNeeded = (tx: TransactionSql, table: string, but: string): Promise<Needed[]> => tx<Needed[]>`
  select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type, coalesce(
    (select quote_literal(e.enumlabel) from pg_enum as e where e.enumtypid = a.atttypid order by e.enumsortorder limit 1),
    (select quote_literal(substring(pg_get_constraintdef(k.oid) from '= ANY \\(ARRAY\\[''([^'']+)''')) from pg_constraint as k
      where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1)
  ) as allowed
  from pg_attribute as a
  where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef
    and a.attidentity = '' and quote_ident(a.attname) <> ${but}`;

/** Writes the canary into one column of all rows of a table, or of one where it is unique. Out: whether the column took it. */
export async function plantInColumn(sql: Sql, table: string, name: string): Promise<boolean> {
  return sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const column = (await listColumns(tx, table)).find((one) => one.name === name);
    return column !== undefined && plant(tx, table, column, 'true');
  });
}

/** Tries what a column's checks may take, on all rows that a condition names, or on one of them. */
async function plant(tx: TransactionSql, table: string, column: Column, reach: string): Promise<boolean> {
  const one = `ctid = (select ctid from ${table} where ${reach} limit 1)`;
  for (const value of valuesFor(column)) {
    const set = `update ${table} set ${column.name} = ${value} where`;
    // A unique column takes it once.
    if ((await attempt(tx, `${set} (${reach})`)) || (await attempt(tx, `${set} ${one}`))) return true;
  }
  return false;
}

/** Makes a row of a table theirs: one of another person, else a new one. Nothing where its checks refuse all that is tried. */
async function giveRow(tx: TransactionSql, { name: table, owner }: Table): Promise<void> {
  if (owner === null) return;
  const { column, value } = owner;
  const any = `ctid = (select ctid from ${table} limit 1)`;
  if (await attempt(tx, `update ${table} set ${column} = ${value} where ${any}`)) return;
  const needed = await listNeeded(tx, table, column);
  for (const text of [...Object.values(canary), '0'.repeat(64)]) {
    const values = needed.map(({ type, allowed }) => {
      const literal = type.endsWith('[]') ? `array['${text}']` : `'${text}'`;
      return allowed ?? fillers.find(([pattern]) => pattern.test(type))?.[1] ?? literal;
    });
    const columns = [column, ...needed.map(({ name }) => name)].join(', ');
    if (await attempt(tx, `insert into ${table} (${columns}) values (${[value, ...values].join(', ')})`))
      return;
  }
}

/**
 * Writes the canary into every column that can hold text, of every row that is one of these people's. A table in which they have no row
 * gets one. Checks and unique keys hold, triggers do not run.
 * Out: how many columns of each table took it, and the tables in which they have no row.
 */
export async function plantCanaries(
  sql: Sql,
  people: readonly string[],
  leftOut: readonly string[],
): Promise<{ planted: Map<string, number>; empty: string[] }> {
  const planted = new Map<string, number>();
  const empty: string[] = [];
  for (const table of await listTables(sql, people)) {
    if (leftOut.includes(table.name)) continue;
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      const isThere = async () =>
        (await tx.unsafe(`select from ${table.name} where ${table.reach}`)).length > 0;
      if (!(await isThere())) await giveRow(tx, table);
      if (!(await isThere())) return void empty.push(table.name);
      let count = 0;
      for (const column of await listColumns(tx, table.name))
        if (await plant(tx, table.name, column, table.reach)) count += 1;
      planted.set(table.name, count);
    });
  }
  return { planted, empty };
}

/** Every column of every table that holds one of the texts, as `schema.table.column`. */
export async function findInColumns(sql: Sql, texts: readonly string[]): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as column
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
      join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    order by 1, 2`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await sql.unsafe(
      `select from ${table} where exists (select from unnest($1::text[]) as t (text) where ${column}::text ilike '%' || t.text || '%') limit 1`,
      [texts as string[]],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

import { quoteIdentifier, quoteQualified } from '../sql/identifier.ts';
import type { QualifiedName } from './schema-cache.ts';

/** Spellings of the SQL standard, which the catalog knows under another name. */
const standardNames: Record<string, string> = {
  int: 'int4',
  integer: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  real: 'float4',
  float: 'float8',
  'double precision': 'float8',
  decimal: 'numeric',
  boolean: 'bool',
  char: 'bpchar',
  character: 'bpchar',
  'character varying': 'varchar',
  'bit varying': 'varbit',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
  'time with time zone': 'timetz',
  'time without time zone': 'time',
};

/** Maps every spelling of a type that a client may cast to onto its quoted name; arrays get `[]` appended by the plan. */
export function buildCastTypes(types: QualifiedName[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const type of types) {
    if (type.schema !== 'pg_catalog') known.set(type.name, quoteQualified(type));
  }
  // A type of a schema of ours never hides one of PostgreSQL.
  for (const type of types) {
    if (type.schema === 'pg_catalog') known.set(type.name, `pg_catalog.${quoteIdentifier(type.name)}`);
  }
  for (const [spelling, name] of Object.entries(standardNames)) {
    const sql = known.get(name);
    if (sql !== undefined) known.set(spelling, sql);
  }
  return known;
}

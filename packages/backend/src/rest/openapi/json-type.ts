import { quoteIdentifier } from '../sql/identifier.ts';

const integers: ReadonlyMap<string, string> = new Map([
  ['smallint', 'int32'],
  ['integer', 'int32'],
  ['bigint', 'int64'],
]);
const numbers: ReadonlySet<string> = new Set(['numeric', 'real', 'double precision']);

/** The JSON type of a PostgreSQL type without modifiers, as PostgREST writes it; undefined where any JSON may stand. */
export function jsonType(type: string): string | undefined {
  if (type.endsWith('[]')) return 'array';
  if (integers.has(type)) return 'integer';
  if (numbers.has(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  return type === 'json' || type === 'jsonb' ? undefined : 'string';
}

/** Type, format and, of arrays, the type of the items. */
export function describeType(type: string): Record<string, unknown> {
  const found = jsonType(type);
  return {
    format: integers.get(type) ?? type,
    ...(found === undefined ? {} : { type: found }),
    ...(found === 'array' ? { items: itemsOf(type) } : {}),
  };
}

function itemsOf(type: string): Record<string, unknown> {
  const found = jsonType(type.slice(0, -2));
  return found === undefined ? {} : { type: found };
}

/**
 * The type of an argument as PostgREST writes it: one of the function's own schema without its name, and PostgreSQL's own short
 * name of `character` in full.
 */
export function argumentType(schema: string, type: string): string {
  const own = `${quoteName(schema)}.`;
  return (type.startsWith(own) ? type.slice(own.length) : type).replace(/^bpchar\b/, 'character');
}

/** As `format_type` writes a name: in quotes only where it must be. */
const quoteName = (name: string): string => (/^[a-z_][a-z0-9_$]*$/.test(name) ? name : quoteIdentifier(name));

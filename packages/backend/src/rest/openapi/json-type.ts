const numbers = /^(?:real|double precision|numeric)/;
const integers = /^(?:smallint|integer|bigint)/;

/** The JSON type of a PostgreSQL type, as PostgREST writes it. */
export function jsonType(type: string): Record<string, unknown> {
  if (type.endsWith('[]')) return { type: 'array', items: jsonType(type.slice(0, -2)) };
  if (integers.test(type)) return { type: 'integer' };
  if (numbers.test(type)) return { type: 'number' };
  if (type === 'boolean') return { type: 'boolean' };
  // Any JSON may stand there, so no type is named.
  return type === 'json' || type === 'jsonb' ? {} : { type: 'string' };
}

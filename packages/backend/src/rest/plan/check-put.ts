import type { Payload } from '../parse/payload.ts';
import type { RestRequest } from '../parse/request.ts';
import { RestError } from '../rest-error.ts';
import type { Relation } from '../schema-cache/schema-cache.ts';

/**
 * PUT names exactly one row: its filters are the primary key by `eq`, and the first object of the payload repeats that key; the
 * others are not looked at, as in PostgREST. Looks at names as they were
 * sent, so that a filter by anything else is refused as such, whether or not there is a column of that name.
 * Errors: PGRST105, PGRST114, PGRST115.
 */
export function checkPut(relation: Relation, { query }: RestRequest, payload: Payload): void {
  if (query.limits.length > 0 || query.offsets.length > 0) throw new RestError('PGRST114');
  const given = new Map<string, string>();
  for (const { path, value: condition } of query.conditions) {
    if (path.length > 0) continue;
    if (condition.kind !== 'filter') throw new RestError('PGRST105');
    const { operation, field } = condition;
    const isPlainEq =
      operation.kind === 'compare' && operation.operator === 'eq' && operation.quantifier === null;
    if (!isPlainEq || operation.isNegated || field.jsonPath.length > 0) throw new RestError('PGRST105');
    given.set(field.name, operation.value);
  }
  const key = relation.primaryKey;
  if (key.length === 0 || key.length !== given.size || !key.every((name) => given.has(name))) {
    throw new RestError('PGRST105');
  }
  const isSame = key.every((name) => String(payload.first[name]) === given.get(name));
  if (payload.count === 0 || !isSame) throw new RestError('PGRST115');
}

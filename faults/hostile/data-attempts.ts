import { canary } from '../../apps/server/src/testing/plant-canaries.ts';
import type { Attacker, Attempt, Knowledge } from './knowledge.ts';
import { chance, json, pick, pickOffered } from './pick.ts';
import { mark } from './secrets.ts';

/** Rows, columns and relations that are not theirs, also by what they hide. */
export function read({ tables, ids }: Knowledge): Attempt {
  const table = pickOffered(tables);
  const column = pick(table.columns);
  const other = pickOffered(tables);
  const hidden = `*${pick([canary.word, canary.number.slice(0, 8)])}*`;
  const select = pick([
    '*',
    column,
    table.columns.join(','),
    `*,${other.name}(*)`,
    `${column}.max()`,
    `count()`,
    `x:${column}::text`,
  ]);
  const filters: readonly [query: string, asksHidden: boolean][] = [
    ['', false],
    [`&id=eq.${pick(ids)}`, false],
    [`&user_id=eq.${pick(ids)}`, false],
    [`&${column}=ilike.${hidden}`, true],
    [`&or=(${column}.ilike.${hidden},${pick(table.columns)}.ilike.${hidden})`, true],
    [`&${other.name}.${pick(other.columns)}=ilike.${hidden}`, false],
    [`&order=${column}.desc&limit=1000`, false],
    [`&${column}=eq.x'%20or%201=1--`, false],
  ];
  const [query, asksHidden] = pick(filters);
  return {
    method: pick(['GET', 'GET', 'GET', 'HEAD']),
    path: `/rest/v1/${table.name}?select=${encodeURIComponent(select)}${query}`,
    headers: {
      ...(chance(0.1) ? { 'accept-profile': pick(['private', 'auth', 'storage', 'kawanusaha']) } : {}),
      ...(chance(0.2)
        ? { accept: pick(['text/csv', 'application/vnd.pgrst.plan', 'application/geo+json']) }
        : {}),
      prefer: 'count=exact',
    },
    asksHidden: asksHidden && !select.includes('('),
  };
}

/** Rows of others, and columns that no client may write. */
export function write({ tables, ids }: Knowledge, me: Attacker): Attempt {
  const table = pickOffered(tables);
  const values = Object.fromEntries(
    [pick(table.columns), pick(table.columns)].map((column) => [
      column,
      /_id$|^id$/.test(column)
        ? pick([pick(ids), me.id])
        : pick<unknown>([mark, true, 1_000_000, 'paid', 'admin', null]),
    ]),
  );
  const where = pick([
    `id=eq.${pick(ids)}`,
    `user_id=eq.${pick(ids)}`,
    'id=not.is.null',
    `${pick(table.columns)}=not.is.null`,
  ]);
  const method = pick(['POST', 'PATCH', 'PATCH', 'DELETE', 'PUT']);
  return {
    method,
    path: `/rest/v1/${table.name}?${method === 'POST' ? '' : where}`,
    headers: {
      ...json,
      prefer: pick([
        'return=representation',
        'return=representation,resolution=merge-duplicates',
        'return=minimal',
      ]),
      ...(chance(0.2) ? { 'content-profile': pick(['private', 'auth', 'storage']) } : {}),
    },
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(chance(0.1) ? [values, values] : values) }),
  };
}

/** Functions of the data API with whatever values. */
export function call({ functions, ids }: Knowledge, me: Attacker): Attempt {
  const { name, args } = pickOffered(functions);
  const values = Object.fromEntries(
    args.map((arg) => [
      arg,
      pick<unknown>([pick(ids), me.id, mark, canary.word, 1, 0, -1, true, null, [], {}, '2026-01-01']),
    ]),
  );
  return {
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    headers: { ...json, ...(chance(0.2) ? { 'content-profile': 'private' } : {}) },
    body: JSON.stringify(values),
  };
}

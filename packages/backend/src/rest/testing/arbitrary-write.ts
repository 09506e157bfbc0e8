import * as fc from 'fast-check';
import type { MadeRequest } from './arbitrary-request.ts';
import { column, often, select } from './arbitrary-select.ts';
import { keyOf, table } from './fixture-tables.ts';

const value = fc.oneof(
  fc.constantFrom(1, 2, 'x', 'tech', null, true, -5, 1.5),
  fc.constantFrom<unknown>({ n: 1 }, [1], ['a'], '{a,b}'),
);
const written = ['pairs', 'projects', 'tasks', 'people', 'skills'];

/** Inserts, upserts, updates and deletes; the caller decides whether they stay. */
export const arbitraryWrite: fc.Arbitrary<MadeRequest> = table
  .filter((of) => written.includes(of.name))
  .chain((of) =>
    fc
      .record({
        method: fc.constantFrom('POST', 'PATCH', 'DELETE'),
        rows: fc.array(
          fc.dictionary(
            fc.oneof(
              { weight: 12, arbitrary: fc.constantFrom(...of.columns) },
              { weight: 1, arbitrary: fc.constantFrom('nope', 'secret') },
            ),
            value,
            { minKeys: 1, maxKeys: 4 },
          ),
          { minLength: 1, maxLength: 2 },
        ),
        isMany: fc.boolean(),
        filter: fc.tuple(column(of), fc.constantFrom('eq.1', 'in.(1,2)', 'gt.2', 'is.null', 'eq.x')),
        select: often(select(of)),
        returning: fc.constantFrom(
          'return=minimal',
          'return=representation',
          'return=representation',
          'return=headers-only',
        ),
        resolution: fc.constantFrom(
          '',
          '',
          'resolution=merge-duplicates',
          'resolution=ignore-duplicates',
          'missing=default',
          'count=exact',
        ),
        as: fc.constantFrom('user', 'user', 'user', 'anon'),
        accept: fc.constantFrom(null, null, null, 'application/vnd.pgrst.object+json'),
      })
      .map(
        ({
          method,
          rows,
          isMany,
          filter,
          select: selected,
          returning,
          resolution,
          as,
          accept,
        }): MadeRequest => {
          const params = new URLSearchParams(method === 'POST' ? [] : [filter]);
          params.set('select', selected ?? (of.stars ? '*' : 'id,name'));
          params.set('order', keyOf(of));
          return {
            method: method as 'POST' | 'PATCH' | 'DELETE',
            target: `/${of.name}?${params.toString()}`,
            headers: {
              Prefer: [returning, resolution].filter(Boolean).join(','),
              'Content-Type': 'application/json',
              ...(accept === null ? {} : { Accept: accept }),
            },
            body: method === 'DELETE' ? null : JSON.stringify(isMany && method === 'POST' ? rows : rows[0]),
            as: as as 'anon' | 'user',
          };
        },
      ),
  );

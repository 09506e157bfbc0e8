import * as fc from 'fast-check';
import type { FixtureTable } from './fixture-tables.ts';

/** Four times in five. */
export const often = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constant(null) });
/** Once in five times. */
export const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 1, arbitrary }, { weight: 4, arbitrary: fc.constant(null) });

const hidden = ['secret', 'nope', 'owner'];
/** A column, now and then one that is hidden or missing, or a path into JSON. */
export const column = (of: FixtureTable): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...of.columns) },
    { weight: 1, arbitrary: fc.constantFrom(...hidden) },
    {
      weight: 2,
      arbitrary: of.columns.includes('meta')
        ? fc.constantFrom('meta->k', 'meta->k->>n', 'meta->list->0', 'meta->>k')
        : fc.constantFrom(...of.columns),
    },
  );

const selectItem = (of: FixtureTable): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: column(of) },
    { weight: 1, arbitrary: column(of).map((name) => `alias:${name}`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(column(of), fc.constantFrom('text', 'text', 'varchar', 'jsonb', 'int'))
        .map(([name, type]) => `${name}::${type}`),
    },
    { weight: 1, arbitrary: fc.constant(of.stars ? '*' : 'id') },
  );

const embed = (of: FixtureTable): fc.Arbitrary<string[]> =>
  fc
    .tuple(
      fc.subarray(of.embeds),
      fc.constantFrom('', '', '!inner', '!left'),
      fc.integer({ min: 0, max: 30 }),
    )
    .map(([chosen, join, luck]) => [
      ...chosen.map((text) =>
        text.replace(/^(.*)\|(.*)$/, (_, head: string, inner: string) => `${head}${join}(${inner})`),
      ),
      ...(luck === 0 ? ['nothing(id)'] : []),
    ]);

/** The value of `select`: columns, aliases, casts, embeds. */
export const select = (of: FixtureTable): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(selectItem(of), { minLength: 1, maxLength: 4 }), seldom(embed(of)))
    .map(([items, embeds]) => [...new Set([...items, ...(embeds ?? [])])].join(','));

import * as fc from 'fast-check';

export type MadeRequest = {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';
  target: string;
  headers: Record<string, string>;
  body: string | null;
  as: 'anon' | 'user';
};

/** `stars` is false where a role may not read every column: there the star differs from PostgREST's on purpose. */
type Table = { name: string; columns: string[]; embeds: string[]; stars: boolean };

const tables: Table[] = [
  {
    name: 'projects',
    columns: [
      'id',
      'owner_id',
      'title',
      'kind',
      'budget',
      'tags',
      'meta',
      'span',
      'is_active',
      'note',
      'created_at',
    ],
    embeds: [
      'people|id,name',
      'tasks|*',
      'owner:owner_id|name',
      'open_tasks|id',
      'boss:people!projects_owner_id_fkey|city',
    ],
    stars: true,
  },
  {
    name: 'people',
    columns: ['id', 'name', 'city', 'born', 'manager_id'],
    embeds: [
      'projects|id,title',
      'skills|*',
      'profiles|bio',
      'manager_id|name',
      'reviews|id',
      'authored:reviews!author_id|*',
    ],
    stars: false,
  },
  {
    name: 'tasks',
    columns: ['id', 'project_id', 'title', 'is_done'],
    embeds: ['projects|id,title,kind'],
    stars: true,
  },
  { name: 'skills', columns: ['id', 'name'], embeds: ['people|name', 'person_skills|*'], stars: true },
  { name: 'pairs', columns: ['a', 'b', 'value', 'stamp'], embeds: [], stars: true },
  {
    name: 'reviews',
    columns: ['id', 'author_id', 'body', 'subject_id'],
    embeds: ['author:people!author_id|id', 'subject:people!reviews_subject_fkey|name', 'people|id'],
    stars: true,
  },
  {
    name: 'project_titles',
    columns: ['id', 'owner_id', 'title'],
    embeds: ['people|id', 'tasks|*'],
    stars: true,
  },
];

const often = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constant(null) });
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 1, arbitrary }, { weight: 4, arbitrary: fc.constant(null) });

const keyOf = (of: Table): string => (of.name === 'pairs' ? 'a,b' : 'id');

const hidden = ['secret', 'nope', 'owner'];
const table = fc.constantFrom(...tables);

const text = fc.constantFrom(
  '1',
  '2',
  '3',
  '0',
  '-1',
  '1.5',
  'abc',
  'Ayu',
  'tech',
  'true',
  'null',
  '',
  '{a}',
  '{1,2}',
  '[1,5)',
  '{"n":1}',
  '2026-01-01',
  'kopi',
  '%K%',
  "x' or '1'='1",
  'K*',
  '*a*',
  '"q"',
  'é',
  '😀',
  'a b',
  '99999999999999',
);
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'wfts(simple)',
  'eq(any)',
  'like(any)',
  'gt(all)',
);
const not = fc.constantFrom('', '', '', 'not.');

const list = fc.array(fc.constantFrom('1', '2', '4', 'tech', 'Ayu', '"a,b"', ''), { maxLength: 4 });
const operation = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(not, operator, text).map(([n, op, value]) => `${n}${op}.${value}`) },
  { weight: 2, arbitrary: fc.tuple(not, list).map(([n, values]) => `${n}in.(${values.join(',')})`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(not, fc.constantFrom('null', 'true', 'false', 'unknown'))
      .map(([n, value]) => `${n}is.${value}`),
  },
);

const column = (of: Table): fc.Arbitrary<string> =>
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

const nested = (of: Table): fc.Arbitrary<string> =>
  fc
    .tuple(
      column(of),
      fc.constantFrom('', 'not.'),
      fc.constantFrom('eq', 'gt', 'lt', 'neq'),
      fc.constantFrom('1', '2', 'tech', '"a,b"'),
    )
    .map(([c, n, op, value]) => `${c}.${n}${op}.${value}`);

const logic = (of: Table): fc.Arbitrary<[string, string]> =>
  fc
    .tuple(
      fc.constantFrom('or', 'and', 'not.or', 'not.and'),
      fc.array(nested(of), { minLength: 1, maxLength: 3 }),
      fc.option(nested(of)),
    )
    .map(([key, items, inner]) => [
      key,
      `(${[...items, ...(inner === null ? [] : [`not.and(${inner},${inner})`])].join(',')})`,
    ]);

const selectItem = (of: Table): fc.Arbitrary<string> =>
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

const embed = (of: Table): fc.Arbitrary<string[]> =>
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

const select = (of: Table): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(selectItem(of), { minLength: 1, maxLength: 4 }), seldom(embed(of)))
    .map(([items, embeds]) => [...new Set([...items, ...(embeds ?? [])])].join(','));

const order = (of: Table): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(column(of), fc.constantFrom('', '.asc', '.desc', '.desc.nullslast', '.nullsfirst')), {
      minLength: 1,
      maxLength: 2,
    })
    .map((terms) => terms.map((term) => term.join('')).join(','));

const pair = (of: Table): fc.Arbitrary<[string, string]> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(column(of), operation) },
    { weight: 2, arbitrary: logic(of) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('limit', 'offset'), fc.constantFrom('0', '1', '2', '3', '5', '-1')),
    },
  );

/** Reads of every table with filters, logic, embeds, order and ranges; most are valid, some name what is hidden or missing. */
export const arbitraryRead: fc.Arbitrary<MadeRequest> = table.chain((of) =>
  fc
    .record({
      select: often(select(of)),
      order: often(order(of)),
      pairs: fc.array(pair(of), { maxLength: 3 }),
      count: seldom(fc.constantFrom('count=exact')),
      accept: seldom(
        fc.constantFrom(
          'application/vnd.pgrst.object+json',
          'text/csv',
          'application/json',
          'application/vnd.pgrst.array+json;nulls=stripped',
        ),
      ),
      range: seldom(fc.constantFrom('0-1', '1-', '3-1', '0-0')),
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
      as: fc.constantFrom('anon', 'user'),
    })
    .map(({ select: selected, order: ordered, pairs, count, accept, range, method, as }): MadeRequest => {
      const params = new URLSearchParams(pairs);
      params.set('select', selected ?? (of.stars ? '*' : 'id,name'));
      // Rows must come in one order to be compared.
      params.set('order', ordered === null ? keyOf(of) : `${ordered},${keyOf(of)}`);
      return {
        method: method as 'GET' | 'HEAD',
        target: `/${of.name}?${params.toString()}`,
        headers: {
          ...(count === null ? {} : { Prefer: count }),
          ...(accept === null ? {} : { Accept: accept }),
          ...(range === null ? {} : { Range: range, 'Range-Unit': 'items' }),
        },
        body: null,
        as: as as 'anon' | 'user',
      };
    }),
);

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
      })
      .map(({ method, rows, isMany, filter, select: selected, returning, resolution, as }): MadeRequest => {
        const params = new URLSearchParams(method === 'POST' ? [] : [filter]);
        params.set('select', selected ?? (of.stars ? '*' : 'id,name'));
        params.set('order', keyOf(of));
        params.set('order', keyOf(of));
        return {
          method: method as 'POST' | 'PATCH' | 'DELETE',
          target: `/${of.name}?${params.toString()}`,
          headers: {
            Prefer: [returning, resolution].filter(Boolean).join(','),
            'Content-Type': 'application/json',
          },
          body: method === 'DELETE' ? null : JSON.stringify(isMany && method === 'POST' ? rows : rows[0]),
          as: as as 'anon' | 'user',
        };
      }),
  );

const callTarget = fc.constantFrom(
  'add?a=1&b=2',
  'add?a=x&b=1',
  'add?a=1',
  'find_projects',
  'find_projects?p_kind=tech',
  'find_projects?select=id,people(name)&order=id.desc',
  'find_projects?id=gt.1&select=id,label',
  'get_project?project_id=1&select=id,title',
  'get_project?project_id=99&select=id',
  'names',
  'summary?order=total.desc,kind',
  'split?text=a-b',
  'overload?a=1&b=2',
  'nope',
  'rename?project_id=1&new_title=x',
  'whoami',
  'nothing',
);

/** Calls by GET. */
export const arbitraryCall: fc.Arbitrary<MadeRequest> = fc
  .tuple(callTarget, fc.constantFrom('anon', 'user'), fc.option(fc.constantFrom('count=exact')))
  .map(([target, as, count]): MadeRequest => ({
    method: 'GET',
    target: `/rpc/${target}`,
    headers: count === null ? {} : { Prefer: count },
    body: null,
    as: as as 'anon' | 'user',
  }));

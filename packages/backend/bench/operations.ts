import type { Call } from '../../../bench/measure/load.ts';
import type { RawStatement } from '../../../bench/peers/raw-sql.ts';

/** Who asks: the key of the project where it is demanded, a token, and whose. */
export type Identity = { readonly apiKey: string; readonly token: string; readonly userId: string };

/** How many rows the table has: what fits into memory with ease, and a hundred times as many. */
export const rowCounts = [20_000, 2_000_000] as const;

/** A table with row-level security as an application would make it. */
export const schema = `
  create table public.notes (
    id bigint generated always as identity primary key, owner uuid not null default auth.uid(), title text not null,
    body text not null, is_public boolean not null default true, created_at timestamptz not null default now()
  );
  create index on public.notes (created_at);
  create index on public.notes (owner, created_at);
  alter table public.notes enable row level security;
  grant select on public.notes to anon;
  grant select, insert on public.notes to authenticated;
  create policy "public ones" on public.notes for select using (is_public);
  create policy "own ones" on public.notes to authenticated using (owner = (select auth.uid())) with check (owner = (select auth.uid()))`;

/** Further rows, the first of them older than all that the table has. */
export const fill = (from: number, to: number): string => `
  insert into public.notes (owner, title, body, created_at)
    select gen_random_uuid(), 'Note ' || n, repeat('A sentence of some length. ', 4), now() - n * interval '1 second'
    from generate_series(${from + 1}, ${to}) n`;

const listOf = (rows: string): string => `select coalesce(json_agg(t), '[]')::text as body from (${rows}) t`;
const newestByHand = (): RawStatement => ({
  text: listOf('select id, title, body, created_at from public.notes order by created_at desc limit 20'),
  params: [],
});

/** What is measured, below the prefix of the data API. */
export const operations: readonly {
  readonly name: string;
  readonly call: (identity: Identity, n: number) => Call;
  /** The same by hand, without roles and policies. */
  readonly raw: (identity: Identity) => RawStatement;
}[] = [
  {
    // No two requests are alike, so no cache can answer.
    name: 'newest 20, anonymous, uncached',
    call: ({ apiKey }, n) => ({
      method: 'GET',
      path: `/notes?select=id,title,body,created_at&order=created_at.desc&limit=20&id=gt.-${n}`,
      headers: { apikey: apiKey },
    }),
    raw: newestByHand,
  },
  {
    name: 'newest 20, anonymous',
    call: ({ apiKey }) => ({
      method: 'GET',
      path: '/notes?select=id,title,body,created_at&order=created_at.desc&limit=20',
      headers: { apikey: apiKey },
    }),
    raw: newestByHand,
  },
  {
    name: 'own newest 20',
    call: ({ apiKey, token, userId }) => ({
      method: 'GET',
      path: `/notes?select=id,title,created_at&owner=eq.${userId}&order=created_at.desc&limit=20`,
      headers: { apikey: apiKey, authorization: `Bearer ${token}` },
    }),
    raw: ({ userId }) => ({
      text: listOf(
        'select id, title, created_at from public.notes where owner = $1 order by created_at desc limit 20',
      ),
      params: [userId],
    }),
  },
  {
    name: 'insert',
    call: ({ apiKey, token }, n) => ({
      method: 'POST',
      path: '/notes',
      headers: { 'content-type': 'application/json', apikey: apiKey, authorization: `Bearer ${token}` },
      body: JSON.stringify({ title: `Note ${n}`, body: 'A sentence of some length.' }),
    }),
    raw: ({ userId }) => ({
      text: "insert into public.notes (owner, title, body) values ($1, $2, 'A sentence of some length.')",
      params: [userId, null],
    }),
  },
];

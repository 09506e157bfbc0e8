import { createHmac, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { canary } from '../../apps/server/src/testing/plant-canaries.ts';
import { mark } from './secrets.ts';

/** `isOffered`: by the data API, which is what most try. */
type Named = { readonly name: string; readonly isOffered: boolean };

/** What an attacker can know: names from the published code, ids that pages show. */
export type Knowledge = {
  readonly tables: readonly (Named & { readonly columns: readonly string[] })[];
  readonly functions: readonly (Named & { readonly args: readonly string[] })[];
  readonly ids: readonly string[];
  readonly objects: readonly string[];
};

/** One who attacks: with no account, with one, or with a token of their own making. */
export type Attacker = {
  readonly address: string;
  readonly id: string | null;
  readonly token: string | null;
};

export type Attempt = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** It asks for rows by what they hide: any row in the answer tells. */
  readonly asksHidden?: boolean;
};

/** Reads what the published code shows, and ids of rows of others. */
export async function readKnowledge(sql: Sql): Promise<Knowledge> {
  const tables = await sql<{ name: string; isOffered: boolean; columns: string[] }[]>`
    select c.relname as name, c.relnamespace = 'public'::regnamespace as "isOffered", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'v') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace,
      'storage'::regnamespace, 'kawanusaha'::regnamespace)
    group by c.oid, c.relname, c.relnamespace`;
  const functions = await sql<{ name: string; isOffered: boolean; args: string[] }[]>`
    select p.proname as name, p.pronamespace = 'public'::regnamespace as "isOffered", coalesce(p.proargnames[1:p.pronargs], '{}') as args from pg_proc as p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace) and p.prorettype <> 'trigger'::regtype`;
  const ids = await sql<{ id: string }[]>`
    select id::text from auth.users union all select id::text from public.project_listings union all select id::text from public.threads
    union all select id::text from public.project_applications union all select id::text from public.relasi_bisnis
    union all select id::text from public.vouchers union all select id::text from public.contact_messages`;
  const objects = await sql<
    { name: string }[]
  >`select bucket_id || '/' || name as name from storage.objects limit 200`;
  return { tables, functions, ids: ids.map(({ id }) => id), objects: objects.map(({ name }) => name) };
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const pickOffered = <T extends Named>(list: readonly T[]): T =>
  pick(Math.random() < 0.8 ? list.filter(({ isOffered }) => isOffered) : list);
const chance = (share: number): boolean => Math.random() < share;
const json = { 'content-type': 'application/json' };

function read({ tables, ids }: Knowledge): Attempt {
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

function write({ tables, ids }: Knowledge, me: Attacker): Attempt {
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

function call({ functions, ids }: Knowledge, me: Attacker): Attempt {
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

function invoke({ ids }: Knowledge, names: readonly string[]): Attempt {
  const value = pick([pick(ids), mark, canary.word, true, null]);
  const fields = [
    'id',
    'user_id',
    'order_id',
    'project_id',
    'thread_id',
    'idea_id',
    'token',
    'code',
    'email',
    'confirmation',
    'password',
  ];
  return {
    method: pick(['POST', 'POST', 'GET']),
    path: `/functions/v1/${pick(names)}`,
    headers: json,
    body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))),
  };
}

function store({ objects, ids }: Knowledge): Attempt {
  const [bucket = '', ...rest] = pick(objects).split('/');
  const name = rest.join('/');
  return pick<Attempt>([
    {
      method: 'GET',
      path: `/storage/v1/object/authenticated/${pick(['gambar-pesan', 'berkas-premium', bucket])}/${name}`,
    },
    {
      method: 'POST',
      path: `/storage/v1/object/list/${pick(['gambar-pesan', 'berkas-premium', bucket])}`,
      headers: json,
      body: JSON.stringify({ prefix: pick(['', pick(ids)]), limit: 1000 }),
    },
    {
      method: 'POST',
      path: `/storage/v1/object/sign/${bucket}/${name}`,
      headers: json,
      body: '{"expiresIn":60}',
    },
    {
      method: 'POST',
      path: `/storage/v1/object/${bucket}/${pick(ids)}/${mark}.webp`,
      headers: { 'content-type': 'image/webp' },
      body: mark,
    },
    {
      method: 'DELETE',
      path: `/storage/v1/object/${bucket}`,
      headers: json,
      body: JSON.stringify({ prefixes: [name] }),
    },
    {
      method: 'POST',
      path: '/storage/v1/object/move',
      headers: json,
      body: JSON.stringify({ bucketId: bucket, sourceKey: name, destinationKey: `${mark}/x.webp` }),
    },
    {
      method: 'GET',
      path: `/storage/v1/object/public/${bucket}/${pick(['../', '..%2f', '%2e%2e/'])}${pick(['secrets.json', 'postgres/PG_VERSION'])}`,
    },
    { method: 'DELETE', path: `/storage/v1/bucket/${bucket}` },
  ]);
}

function authenticate({ ids }: Knowledge): Attempt {
  const email = `${canary.word}@kampus.test`;
  return pick<Attempt>([
    { method: 'GET', path: '/auth/v1/admin/users?per_page=1000' },
    { method: 'GET', path: `/auth/v1/admin/users/${pick(ids)}` },
    {
      method: 'PUT',
      path: `/auth/v1/admin/users/${pick(ids)}`,
      headers: json,
      body: `{"role":"service_role","email":"${mark}@x.test"}`,
    },
    { method: 'DELETE', path: `/auth/v1/admin/users/${pick(ids)}` },
    {
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      headers: json,
      body: JSON.stringify({ email, password: mark }),
    },
    {
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      headers: json,
      body: JSON.stringify({ refresh_token: mark }),
    },
    {
      method: 'POST',
      path: '/auth/v1/verify',
      headers: json,
      body: JSON.stringify({ type: 'recovery', email, token: '123456' }),
    },
    { method: 'POST', path: '/auth/v1/recover', headers: json, body: JSON.stringify({ email }) },
    { method: 'GET', path: '/auth/v1/user' },
    {
      method: 'PUT',
      path: '/auth/v1/user',
      headers: json,
      body: JSON.stringify({ data: { is_premium: true, total_coin: 999_999, role: 'admin' } }),
    },
  ]);
}

function disturb({ ids }: Knowledge): Attempt {
  return pick<Attempt>([
    { method: 'POST', path: '/rest/v1/business_ideas', headers: json, body: '{"title":' },
    {
      method: 'POST',
      path: '/rest/v1/business_ideas',
      headers: json,
      body: JSON.stringify({ title: 'x'.repeat(300_000) }),
    },
    {
      method: 'GET',
      path: `/${pick(['.env', '..%2f..%2fsecrets.json', '.git/config', 'secrets.json', 'metrics', 'mailbox.json'])}`,
    },
    { method: 'GET', path: `/u/${encodeURIComponent(`${mark}"><script>`)}` },
    { method: 'GET', path: `/cari-project/${pick(ids)}` },
    { method: 'GET', path: pick(['/admin', '/profil', '/kelola-aplikasi', '/']) },
    { method: pick(['OPTIONS', 'PROPFIND', 'PATCH']), path: '/rest/v1/pengguna' },
    { method: 'GET', path: `/rest/v1/pengguna?select=${'a('.repeat(200)}` },
    {
      method: 'POST',
      path: '/functions/v1/midtrans-webhook',
      headers: json,
      body: JSON.stringify({
        order_id: pick(ids),
        status_code: '200',
        gross_amount: '80000.00',
        transaction_status: 'settlement',
        signature_key: '0'.repeat(128),
      }),
    },
    {
      method: 'POST',
      path: '/gangguan',
      headers: json,
      body: JSON.stringify({ id: 'ABCD2345', name: mark, message: mark, stack: mark, path: '/' }),
    },
  ]);
}

/** What one of them tries next. */
export function nextAttempt(knowledge: Knowledge, me: Attacker, functionNames: readonly string[]): Attempt {
  const kinds: readonly (() => Attempt)[] = [
    ...Array.from({ length: 5 }, () => () => read(knowledge)),
    ...Array.from({ length: 3 }, () => () => write(knowledge, me)),
    ...Array.from({ length: 3 }, () => () => call(knowledge, me)),
    () => invoke(knowledge, functionNames),
    () => store(knowledge),
    () => authenticate(knowledge),
    () => disturb(knowledge),
  ];
  return pick(kinds)();
}

/** A token that no server made: without a signature, with a guessed secret, or for another person and role. */
export function forgeToken(victim: string): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    sub: victim,
    role: pick(['service_role', 'authenticated', 'postgres', 'kawanusaha_server']),
    aud: 'authenticated',
    iss: 'http://localhost/auth/v1',
    session_id: randomUUID(),
    iat: now,
    exp: now + 3_600,
  };
  const alg = pick(['none', 'HS256']);
  const signed = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  return alg === 'none'
    ? `${signed}.`
    : `${signed}.${createHmac('sha256', 'super-secret-jwt-token').update(signed).digest('base64url')}`;
}

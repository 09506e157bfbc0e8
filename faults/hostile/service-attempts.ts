import { canary } from '../../apps/server/src/testing/plant-canaries.ts';
import type { Attempt, Knowledge } from './knowledge.ts';
import { json, pick } from './pick.ts';
import { mark } from './secrets.ts';

/** Functions of the server. */
export function invoke({ ids }: Knowledge, names: readonly string[]): Attempt {
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

/** Files of others, and ways out of the folder. */
export function store({ objects, ids }: Knowledge): Attempt {
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

/** Accounts of others, and rights of one’s own. */
export function authenticate({ ids }: Knowledge): Attempt {
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

/** Broken requests, and files that are no page. */
export function disturb({ ids }: Knowledge): Attempt {
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

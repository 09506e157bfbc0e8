import type { Member } from './house.ts';

/** One request of an attacker: what stands behind the address of the server, and how it is sent. */
export type Attack = (to: Target) => readonly [path: string, init?: RequestInit];

/** Whom an attack is meant for, and what the attacker may have heard of them. */
export type Target = {
  readonly victim: Member;
  /** The attacker's own id, or that of no one. */
  readonly self: string;
  /** A row of the victim, whose id leaked. */
  readonly rowId: string;
};

const json = { 'content-type': 'application/json' };
const write = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { ...json, prefer: 'return=representation', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const accept = (type: string): RequestInit => ({ headers: { accept: type } });
const profile = (schema: string): RequestInit => ({ headers: { 'accept-profile': schema } });

/** Reads of what belongs to others. */
const reads: readonly Attack[] = [
  () => ['/rest/v1/catatan'],
  ({ victim }) => [`/rest/v1/catatan?pemilik=eq.${victim.id}`],
  ({ rowId }) => [`/rest/v1/catatan?id=eq.${rowId}&select=isi`],
  ({ rowId }) => [`/rest/v1/catatan?or=(id.eq.${rowId},isi.like.*)&select=*`],
  () => ['/rest/v1/catatan?select=*,induk(*)&isi=not.is.null'],
  () => ['/rest/v1/catatan?select=isi', accept('text/csv')],
  () => ['/rest/v1/catatan', accept('application/vnd.pgrst.plan+json; options=analyze|verbose')],
  () => ['/rest/v1/catatan', { headers: { prefer: 'count=exact', range: '0-1000' } }],
  () => ['/rest/v1/catatan_saya?order=isi'],
  () => ['/rest/v1/rpc/hitung'],
  () => ['/rest/v1/rpc/cari?kata=%25'],
  () => ['/rest/v1/rpc/cari', write('POST', { kata: '%' })],
  () => ['/rest/v1/rpc/buka', write('POST', {})],
  () => ['/rest/v1/produk?select=*'],
  () => ['/rest/v1/produk?select=nama,modal'],
  () => ['/rest/v1/produk?select=nama&order=modal'],
  () => ['/rest/v1/produk?select=nama&modal=like.S*'],
  () => ['/rest/v1/produk?select=nama,rahasia:modal::text'],
  () => ['/rest/v1/produk?select=*,users(*)'],
  () => ['/rest/v1/produk?select=nama,isi(*)'],
  () => ['/rest/v1/produk?select=modal.max()'],
  () => ['/rest/v1/kunci?select=*'],
  () => ['/rest/v1/isi', profile('gudang')],
  () => ['/rest/v1/users?select=encrypted_password', profile('auth')],
  () => ['/rest/v1/pg_authid', profile('pg_catalog')],
  () => ['/rest/v1/gudang.isi'],
  () => [`/rest/v1/produk?id=eq.1);select%20isi%20from%20kunci--`],
  () => [`/rest/v1/produk?select=nama%22%20from%20kunci--`],
  () => [`/rest/v1/rpc/cari?kata=${encodeURIComponent("' or true --")}`],
];

/** Changes of what belongs to others. */
const writes: readonly Attack[] = [
  ({ victim }) => ['/rest/v1/catatan', write('POST', { pemilik: victim.id, isi: 'palsu' })],
  ({ rowId, self }) => [
    '/rest/v1/catatan?on_conflict=id',
    write(
      'POST',
      { id: rowId, pemilik: self, isi: 'palsu' },
      { prefer: 'resolution=merge-duplicates,return=representation' },
    ),
  ],
  ({ rowId, self }) => [
    `/rest/v1/catatan?id=eq.${rowId}`,
    write('PUT', { id: rowId, pemilik: self, isi: 'palsu', induk: null }),
  ],
  ({ victim }) => [`/rest/v1/catatan?pemilik=eq.${victim.id}`, write('PATCH', { isi: 'palsu' })],
  ({ self, victim }) => [`/rest/v1/catatan?pemilik=eq.${victim.id}`, write('PATCH', { pemilik: self })],
  ({ self, victim }) => [`/rest/v1/catatan?pemilik=eq.${self}`, write('PATCH', { pemilik: victim.id })],
  ({ rowId }) => [
    `/rest/v1/catatan?id=eq.${rowId}`,
    { method: 'DELETE', headers: { prefer: 'return=representation' } },
  ],
  ({ victim }) => [
    '/rest/v1/catatan',
    write('POST', `pemilik,isi\n${victim.id},palsu`, { 'content-type': 'text/csv' }),
  ],
  () => ['/rest/v1/produk?id=gt.0', write('PATCH', { nama: 'palsu' })],
  () => ['/rest/v1/produk?id=gt.0', { method: 'DELETE', headers: { prefer: 'return=representation' } }],
  () => ['/rest/v1/kunci', write('POST', { id: 2, isi: 'palsu' })],
];

/** Accounts, keys and sessions of others. */
const accounts: readonly Attack[] = [
  () => ['/auth/v1/admin/users'],
  ({ victim }) => [`/auth/v1/admin/users/${victim.id}`, write('PUT', { password: 'milik-pencuri-9' })],
  ({ victim }) => [`/auth/v1/admin/users/${victim.id}`, { method: 'DELETE' }],
  ({ victim }) => ['/auth/v1/admin/generate_link', write('POST', { type: 'recovery', email: victim.email })],
  ({ victim }) => [
    '/auth/v1/token?grant_type=password',
    write('POST', { email: victim.email, password: 'salah-sekali' }),
  ],
  ({ victim }) => [
    '/auth/v1/verify',
    write('POST', { type: 'recovery', email: victim.email, token: '123456' }),
  ],
  ({ victim }) => ['/auth/v1/signup', write('POST', { email: victim.email, password: 'milik-pencuri-9' })],
  () => ['/auth/v1/token?grant_type=refresh_token', write('POST', { refresh_token: 'A'.repeat(22) })],
  ({ victim }) => [
    '/auth/v1/user',
    write('PUT', { id: victim.id, role: 'service_role', app_metadata: { role: 'service_role' } }),
  ],
  () => ['/auth/v1/settings'],
];

/** Files of others, and what is said to others. */
const files: readonly Attack[] = [
  ({ victim }) => [`/storage/v1/object/brankas/${victim.id}/rahasia.txt`],
  ({ victim }) => [`/storage/v1/object/public/brankas/${victim.id}/rahasia.txt`],
  ({ victim }) => [`/storage/v1/object/authenticated/brankas/${victim.id}/rahasia.txt`],
  ({ victim }) => [`/storage/v1/object/info/brankas/${victim.id}/rahasia.txt`],
  ({ victim }) => [
    `/storage/v1/object/sign/brankas/${victim.id}/rahasia.txt`,
    write('POST', { expiresIn: 3600 }),
  ],
  ({ victim }) => ['/storage/v1/object/list/brankas', write('POST', { prefix: victim.id, limit: 100 })],
  ({ victim }) => [`/storage/v1/object/brankas/x/..%2f${victim.id}/rahasia.txt`],
  ({ victim }) => [
    '/storage/v1/object/copy',
    write('POST', {
      bucketId: 'brankas',
      sourceKey: `${victim.id}/rahasia.txt`,
      destinationKey: 'salinan.txt',
    }),
  ],
  ({ victim }) => [
    '/storage/v1/object/move',
    write('POST', {
      bucketId: 'brankas',
      sourceKey: `${victim.id}/rahasia.txt`,
      destinationKey: 'curian.txt',
    }),
  ],
  ({ victim }) => [
    `/storage/v1/object/brankas/${victim.id}/rahasia.txt`,
    { method: 'POST', headers: { 'content-type': 'text/plain', 'x-upsert': 'true' }, body: 'palsu' },
  ],
  ({ victim }) => [
    '/storage/v1/object/brankas',
    { ...write('DELETE', { prefixes: [`${victim.id}/rahasia.txt`] }) },
  ],
  () => ['/storage/v1/bucket/brankas/empty', { method: 'POST' }],
  () => [
    '/realtime/v1/api/broadcast',
    write('POST', { messages: [{ topic: 'x', event: 'x', payload: {}, private: true }] }),
  ],
  () => ['/functions/v1/tidak-ada', write('POST', {})],
];

/** What is no request that a client would send. */
const broken: readonly Attack[] = [
  () => ['/rest/v1/catatan', write('POST', '['.repeat(5_000))],
  () => ['/rest/v1/catatan', write('POST', '{"isi": "\\u0000"}')],
  () => ['/rest/v1/catatan?isi=eq.%00'],
  () => [`/rest/v1/catatan?select=${'induk('.repeat(200)}`],
  () => [`/rest/v1/catatan?isi=in.(${'a,'.repeat(3_000)}a)`],
  () => [
    '/rest/v1/catatan',
    write(
      'POST',
      Array.from({ length: 500 }, () => ({ isi: 1, pemilik: 2 })),
    ),
  ],
  () => ['/auth/v1/token?grant_type=password', write('POST', 'bukan json')],
  () => ['/storage/v1/object/brankas/%ff%fe', { method: 'POST', body: 'x' }],
  () => ['/rest/v1/../../etc/passwd'],
];

export const attacks: readonly Attack[] = [...reads, ...writes, ...accounts, ...files, ...broken];

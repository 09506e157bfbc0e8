import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStorageTest, type StorageTest } from './testing/create-storage-test.ts';

let app: StorageTest;
let jpeg: Buffer;
beforeAll(async () => {
  app = await createStorageTest({ options: { sendsStoredCaching: true } });
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await app.database.owner`
    insert into storage.buckets (id, name, public, owner, allowed_mime_types) values
      ('umum', 'umum', true, '8d1c0b34-5b9e-4b57-8a3e-0a4a1f1f0a01', null), ('gambar', 'gambar', false, null, '{image/png}')`;
});
afterAll(() => app.close());

const storage = () => app.client({ key: app.deps.settings.secretKey }).storage;

test('info() gives an object as metadata, also when none was sent', async () => {
  await storage().from('umum').upload('a.txt', 'isi', { contentType: 'text/plain' });
  const { data } = await storage().from('umum').info('a.txt');
  expect(data?.metadata).toEqual({});
});

test('a bucket tells its owner, also one that was written by hand', async () => {
  const { data } = await storage().getBucket('umum');
  expect(data?.owner).toBe('8d1c0b34-5b9e-4b57-8a3e-0a4a1f1f0a01');
});

test('a picture may have the name of another kind of picture, a page may not', async () => {
  const bucket = storage().from('gambar');
  expect((await bucket.upload('foto.png', jpeg, { contentType: 'image/png' })).error).toBeNull();
  const page = await bucket.upload('halaman.png', '<script>1</script>', { contentType: 'image/png' });
  expect(page.error).toMatchObject({ statusCode: '415' });
});

test('a picture that came without a type is rendered by what its bytes say, and the answer tells how', async () => {
  await storage().from('umum').upload('tanpa-jenis', jpeg, { contentType: 'application/octet-stream' });
  const { data } = storage()
    .from('umum')
    .getPublicUrl('tanpa-jenis', {
      transform: { width: 32, height: 24, quality: 60 },
    });
  const answer = await app.fetch(data.publicUrl);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('x-transformations')).toBe('height:24,width:32,resizing_type:fill,quality:60');
  await storage().from('umum').upload('teks', 'isi saja', { contentType: 'application/octet-stream' });
  const text = storage()
    .from('umum')
    .getPublicUrl('teks', { transform: { width: 32 } });
  expect((await app.fetch(text.data.publicUrl)).status).toBe(400);
});

test('HEAD has the tag, the length and the stored caching', async () => {
  await storage().from('gambar').upload('tag.png', jpeg, { contentType: 'image/png', cacheControl: '77' });
  const key = app.deps.settings.secretKey;
  const head = await app.fetch('/storage/v1/object/authenticated/gambar/tag.png', {
    method: 'HEAD',
    headers: { apikey: key },
  });
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toMatch(/^"[0-9a-f]{40}"$/);
  expect(head.headers.get('content-length')).toBe(String(jpeg.length));
  expect(head.headers.get('cache-control')).toBe('private, max-age=77');
});

test('the version is told', async () => {
  const answer = await app.fetch('/storage/v1/version', {
    headers: { apikey: app.deps.settings.publishableKey },
  });
  expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true]);
});

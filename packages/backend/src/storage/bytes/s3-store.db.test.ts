import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepOrphans } from '../sweep-orphans.ts';
import { createStorageTest, type StorageTest } from '../testing/create-storage-test.ts';
import { startS3Stub, type S3Stub } from '../testing/s3-stub.ts';
import { createS3Store } from './s3-store.ts';

const credentials = { region: 'id-uji-1', accessKeyId: 'AKIAUJI', secretAccessKey: 'kunci-rahasia-uji' };
let stub: S3Stub;
let app: StorageTest;
beforeAll(async () => {
  stub = await startS3Stub(credentials.secretAccessKey);
  app = await createStorageTest({
    storage: { maxBytes: 30 * 1024 * 1024, s3: { endpoint: stub.endpoint, ...credentials } },
  });
  await app.database.owner`insert into storage.buckets (id, name) values ('b', 'b')`;
});
afterAll(async () => {
  await app.close();
  await stub.close();
});

const files = () => app.client({ key: app.deps.settings.secretKey }).storage.from('b');
const bytesOf = async (data: Blob | null): Promise<Buffer> =>
  Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());

test('every request is signed; objects go up, come down whole or in part, are copied and removed', async () => {
  const bytes = randomBytes(50_000);
  expect(
    (await files().upload('a.bin', bytes, { contentType: 'application/octet-stream' })).error,
  ).toBeNull();
  expect(stub.objects.size).toBe(1);
  expect(await bytesOf((await files().download('a.bin')).data)).toEqual(bytes);
  const { data } = await files().createSignedUrl('a.bin', 60);
  const part = await app.fetch(data?.signedUrl ?? '', { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  expect((await files().copy('a.bin', 'b.bin')).error).toBeNull();
  expect(await bytesOf((await files().download('b.bin')).data)).toEqual(bytes);
  expect((await files().remove(['a.bin', 'b.bin'])).data).toHaveLength(2);
  expect([stub.objects.size, stub.refused]).toEqual([0, []]);
});

test('more than one part goes up in parts; what is too long or breaks off leaves nothing', async () => {
  const bytes = randomBytes(20 * 1024 * 1024 + 17);
  const options = { contentType: 'application/octet-stream' };
  expect((await files().upload('besar.bin', new Blob([bytes]).stream(), options)).error).toBeNull();
  expect((await bytesOf((await files().download('besar.bin')).data)).equals(bytes)).toBe(true);
  const tooLong = new Blob([bytes, bytes]).stream();
  expect((await files().upload('panjang.bin', tooLong, options)).error).toMatchObject({ statusCode: '413' });
  expect(stub.objects.size).toBe(1);
});

test('the sweep removes what no row refers to', async () => {
  const store = createS3Store({ endpoint: stub.endpoint, ...credentials });
  stub.objects.set('objects/00000000-0000-4000-8000-000000000000', Buffer.from('yatim'));
  expect(await sweepOrphans(app.database.owner, store)).toBe(1);
  expect(stub.objects.size).toBe(1);
  expect(await store.get('00000000-0000-4000-8000-000000000000')).toBeNull();
});

test('with a wrong key nothing is stored and the client learns no more than that it failed', async () => {
  const wrong = await createStorageTest({
    storage: { s3: { endpoint: stub.endpoint, ...credentials, secretAccessKey: 'lain' } },
  });
  try {
    await wrong.database.owner`insert into storage.buckets (id, name) values ('b', 'b')`;
    const { error } = await wrong
      .client({ key: wrong.deps.settings.secretKey })
      .storage.from('b')
      .upload('x.txt', 'x', { contentType: 'text/plain' });
    expect(error).toMatchObject({ statusCode: '500', message: 'Internal Server Error' });
    expect(await wrong.database.owner`select 1 from storage.objects`).toHaveLength(0);
  } finally {
    await wrong.close();
  }
});

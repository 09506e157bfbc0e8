import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { createStorageTest, type StorageTest } from '../testing/create-storage-test.ts';

const endpoint = '/storage/v1/upload/resumable';
let app: StorageTest;
let ani: TestPerson;
let budi: TestPerson;
beforeAll(async () => {
  app = await createStorageTest({ options: { resumable: true } });
  [ani, budi] = [await createTestPerson(app), await createTestPerson(app)];
  await app.database.owner.unsafe(`
    insert into storage.buckets (id, name, file_size_limit, allowed_mime_types)
      values ('berkas', 'berkas', 1000, '{text/plain,image/png}');
    create policy "own folder" on storage.objects to authenticated
      using ((storage.foldername(name))[1] = (select auth.uid())::text)
      with check ((storage.foldername(name))[1] = (select auth.uid())::text)`);
});
afterAll(() => app.close());

const encode = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

function call(
  person: TestPerson | null,
  method: string,
  address: string,
  headers: Record<string, string>,
  body?: string,
) {
  return app.fetch(address, {
    method,
    headers: {
      apikey: app.deps.settings.publishableKey,
      'tus-resumable': '1.0.0',
      ...(person === null ? {} : { authorization: `Bearer ${person.token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}
const begin = (person: TestPerson | null, name: string, length: number, more: Record<string, string> = {}) =>
  call(person, 'POST', endpoint, {
    'upload-length': String(length),
    'upload-metadata': encode({ bucketName: 'berkas', objectName: name, contentType: 'text/plain', ...more }),
  });
const addressOf = (response: Response): string => response.headers.get('location') ?? '';
const piece = (person: TestPerson | null, address: string, offset: number, body: string) =>
  call(
    person,
    'PATCH',
    address,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body,
  );
const textOf = async (name: string): Promise<string | null> => {
  const { data } = await app.client({ token: ani.token }).storage.from('berkas').download(name);
  return data === null ? null : data.text();
};

test('pieces become one object when the last has come, with what was said of it', async () => {
  const name = `${ani.id}/surat.txt`;
  const metadata = { cacheControl: '60', metadata: '{"judul":"Surat"}' };
  const begun = await begin(ani, name, 10, metadata);
  expect(begun.status).toBe(201);
  expect(begun.headers.get('upload-expires')).not.toBeNull();
  const address = addressOf(begun);
  expect((await piece(ani, address, 0, '01234')).status).toBe(204);
  expect(await textOf(name)).toBeNull();
  const between = await call(ani, 'HEAD', address, {});
  expect([
    between.status,
    between.headers.get('upload-offset'),
    between.headers.get('upload-length'),
  ]).toEqual([200, '5', '10']);
  const last = await piece(ani, address, 5, '56789');
  expect([last.status, last.headers.get('upload-offset')]).toEqual([204, '10']);
  expect(await textOf(name)).toBe('0123456789');
  const { data } = await app.client({ token: ani.token }).storage.from('berkas').info(name);
  expect(data).toMatchObject({
    cacheControl: 'max-age=60',
    metadata: { judul: 'Surat' },
    contentType: 'text/plain',
  });
  expect((await call(ani, 'HEAD', address, {})).status).toBe(404);
  expect(fs.readdirSync(path.join(app.directory, 'resumable'))).toEqual([]);
});

test('a piece at another place is refused, and changes nothing', async () => {
  const address = addressOf(await begin(ani, `${ani.id}/urut.txt`, 6));
  expect((await piece(ani, address, 0, 'abc')).status).toBe(204);
  const wrong = await piece(ani, address, 0, 'xyz');
  expect(wrong.status).toBe(409);
  expect(await wrong.text()).toContain('Upload-Offset conflict');
  expect((await piece(ani, address, 3, 'def')).status).toBe(204);
  expect(await textOf(`${ani.id}/urut.txt`)).toBe('abcdef');
});

test('no other user sees, continues or ends an upload, or begins one without the right to write', async () => {
  const address = addressOf(await begin(ani, `${ani.id}/milik.txt`, 4));
  for (const stranger of [budi, null]) {
    expect((await call(stranger, 'HEAD', address, {})).status).toBe(404);
    expect((await piece(stranger, address, 0, 'jahat')).status).toBe(404);
    expect((await call(stranger, 'DELETE', address, {})).status).toBe(404);
    expect((await begin(stranger, `${ani.id}/curi.txt`, 4)).status).toBe(403);
  }
  expect((await call(ani, 'DELETE', address, {})).status).toBe(204);
  expect((await call(ani, 'HEAD', address, {})).status).toBe(404);
  for (const id of ['../../secrets', '%2e%2e%2f', 'x']) {
    expect((await call(ani, 'HEAD', `${endpoint}/${id}`, {})).status).toBe(404);
  }
});

test('limits of the bucket hold at the beginning and at the end', async () => {
  const tooLong = await begin(ani, `${ani.id}/besar.txt`, 1001);
  expect(tooLong.status).toBe(413);
  expect(await tooLong.text()).toContain('Maximum size exceeded');
  expect((await begin(ani, `${ani.id}/a.html`, 5, { contentType: 'text/html' })).status).toBe(415);
  const more = addressOf(await begin(ani, `${ani.id}/lebih.txt`, 3));
  expect((await piece(ani, more, 0, 'lebih dari tiga')).status).toBe(413);
  const lie = addressOf(await begin(ani, `${ani.id}/palsu.png`, 5, { contentType: 'image/png' }));
  expect((await piece(ani, lie, 0, '<svg>')).status).toBe(415);
  expect((await call(ani, 'HEAD', lie, {})).status).toBe(404);
  expect((await begin(ani, `${ani.id}/../x.txt`, 5)).status).toBe(400);
});

test('a right that is taken away in between stops the upload', async () => {
  const address = addressOf(await begin(budi, `${budi.id}/hak.txt`, 4));
  await app.database.owner.unsafe(`alter policy "own folder" on storage.objects
    using ((storage.foldername(name))[1] = '${ani.id}') with check ((storage.foldername(name))[1] = '${ani.id}')`);
  expect((await piece(budi, address, 0, 'isis')).status).toBe(403);
  await app.database.owner.unsafe(`alter policy "own folder" on storage.objects
    using ((storage.foldername(name))[1] = (select auth.uid())::text)
    with check ((storage.foldername(name))[1] = (select auth.uid())::text)`);
});

test('one person has a limited number of unfinished uploads', async () => {
  const statuses = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await begin(budi, `${budi.id}/${n}.txt`, 4)).status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  expect((await begin(ani, `${ani.id}/lain.txt`, 4)).status).toBe(201);
});

test('a signed upload address is enough, for its object alone', async () => {
  const name = `${ani.id}/tautan.txt`;
  const { data } = await app.client({ token: ani.token }).storage.from('berkas').createSignedUploadUrl(name);
  const headers = (signature: string, object: string) => ({
    'tus-resumable': '1.0.0',
    'x-signature': signature,
    'upload-length': '2',
    'upload-metadata': encode({ bucketName: 'berkas', objectName: object, contentType: 'text/plain' }),
  });
  const token = data?.token ?? '';
  const other = await app.fetch(`${endpoint}/sign`, {
    method: 'POST',
    headers: headers(token, `${ani.id}/b.txt`),
  });
  expect(other.status).toBe(400);
  const begun = await app.fetch(`${endpoint}/sign`, { method: 'POST', headers: headers(token, name) });
  expect(begun.status).toBe(201);
  const done = await app.fetch(addressOf(begun), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'x-signature': token,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: 'ok',
  });
  expect(done.status).toBe(204);
  expect(await textOf(name)).toBe('ok');
});

test('the server says what it speaks, and nothing else is taken', async () => {
  const greeting = await app.fetch(endpoint, { method: 'OPTIONS' });
  expect([greeting.status, greeting.headers.get('tus-version')]).toEqual([204, '1.0.0']);
  const old = await call(ani, 'POST', endpoint, { 'tus-resumable': '0.2.2', 'upload-length': '1' });
  expect(old.status).toBe(412);
});

test('without the option there are no resumable uploads', async () => {
  const plain = await createStorageTest();
  try {
    const answer = await plain.fetch(endpoint, {
      method: 'POST',
      headers: { apikey: plain.deps.settings.publishableKey, 'tus-resumable': '1.0.0', 'upload-length': '1' },
    });
    expect(answer.status).toBe(501);
  } finally {
    await plain.close();
  }
});

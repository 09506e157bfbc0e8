import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { createStorageTest, type StorageTest } from './testing/create-storage-test.ts';

let app: StorageTest;
let ani: TestPerson;
let budi: TestPerson;
beforeAll(async () => {
  app = await createStorageTest();
  [ani, budi] = [await createTestPerson(app), await createTestPerson(app)];
  await app.database.owner.unsafe(`
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
      ('umum', 'umum', true, null, null), ('pribadi', 'pribadi', false, 100000, '{text/plain,image/*}');
    create policy "own folder" on storage.objects to authenticated
      using (bucket_id in ('umum', 'pribadi') and (storage.foldername(name))[1] = (select auth.uid())::text)
      with check (bucket_id in ('umum', 'pribadi') and (storage.foldername(name))[1] = (select auth.uid())::text)`);
});
afterAll(() => app.close());

const bucketOf = (person: TestPerson, bucket = 'pribadi') =>
  app.client({ token: person.token }).storage.from(bucket);
const textOf = async (data: Blob | null): Promise<string | undefined> => data?.text();
const unfinished = (): string[] => {
  const folder = path.join(app.directory, 'unfinished');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

describe('rows and bytes stay together', () => {
  test('an upload leaves one file and one row; replacing and removing leave no bytes behind', async () => {
    const name = `${ani.id}/catatan.txt`;
    const before = app.storedFiles().length;
    expect((await bucketOf(ani).upload(name, 'satu', { contentType: 'text/plain' })).error).toBeNull();
    expect(app.storedFiles()).toHaveLength(before + 1);
    expect((await bucketOf(ani).upload(name, 'dua', { contentType: 'text/plain' })).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
    const options = { contentType: 'text/plain', upsert: true };
    expect((await bucketOf(ani).upload(name, 'dua', options)).error).toBeNull();
    expect(await textOf((await bucketOf(ani).download(name)).data)).toBe('dua');
    expect((await bucketOf(ani).update(name, 'tiga', { contentType: 'text/plain' })).error).toBeNull();
    expect(await textOf((await bucketOf(ani).download(name)).data)).toBe('tiga');
    expect(app.storedFiles()).toHaveLength(before + 1);
    expect((await bucketOf(ani).remove([name])).data).toHaveLength(1);
    expect(app.storedFiles()).toHaveLength(before);
    expect(unfinished()).toEqual([]);
  });

  test('an upload that breaks off leaves neither', async () => {
    const before = app.storedFiles().length;
    const name = `${ani.id}/putus.txt`;
    async function* halves(): AsyncGenerator<Uint8Array> {
      yield randomBytes(5_000);
      throw new Error('the line is gone');
    }
    const response = await app.fetch(`/storage/v1/object/pribadi/${name}`, {
      method: 'POST',
      headers: {
        apikey: app.deps.settings.publishableKey,
        authorization: `Bearer ${ani.token}`,
        'content-type': 'text/plain',
      },
      body: halves() as never,
      duplex: 'half',
    } as RequestInit);
    expect(response.ok).toBe(false);
    expect((await bucketOf(ani).info(name)).error).toMatchObject({ statusCode: '404' });
    expect(app.storedFiles()).toHaveLength(before);
    expect(unfinished()).toEqual([]);
  });

  test('a form that ends before its last boundary is refused', async () => {
    const body = [
      '--b',
      'content-disposition: form-data; name=""; filename="a.txt"',
      'content-type: text/plain',
      '',
      'setengah',
    ].join('\r\n');
    const response = await app.fetch(`/storage/v1/object/pribadi/${ani.id}/form.txt`, {
      method: 'POST',
      headers: {
        apikey: app.deps.settings.publishableKey,
        authorization: `Bearer ${ani.token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      body,
    });
    expect(await response.json()).toMatchObject({
      statusCode: '400',
      message: 'The multipart body is damaged',
    });
    expect(unfinished()).toEqual([]);
  });

  test('ten people replace the same object at once: one of them wins whole, and one file is left', async () => {
    const name = `${ani.id}/ramai.txt`;
    const before = app.storedFiles().length;
    const options = { contentType: 'text/plain', upsert: true };
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => bucketOf(ani).upload(name, String(n).repeat(2_000), options)),
    );
    const text = await textOf((await bucketOf(ani).download(name)).data);
    expect(text).toMatch(/^(\d)\1{1999}$/);
    const [row] = await app.database.owner<{ version: string }[]>`
      select version from storage.objects where bucket_id = 'pribadi' and name = ${name}`;
    expect(app.storedFiles().some((file) => file.endsWith(row?.version ?? '?'))).toBe(true);
    expect(app.storedFiles().length).toBeGreaterThan(before);
  });
});

describe('limits', () => {
  test('413 for more than the bucket takes, whether it says so or not; nothing stays', async () => {
    const before = app.storedFiles().length;
    const name = `${ani.id}/besar.txt`;
    const tooBig = { statusCode: '413', message: 'The object exceeded the maximum allowed size' };
    const blob = new Blob([randomBytes(100_001)], { type: 'text/plain' });
    expect((await bucketOf(ani).upload(name, blob)).error).toMatchObject(tooBig);
    const bytes = randomBytes(100_001);
    expect((await bucketOf(ani).upload(name, bytes, { contentType: 'text/plain' })).error).toMatchObject(
      tooBig,
    );
    const stream = new Blob([bytes]).stream();
    expect((await bucketOf(ani).upload(name, stream, { contentType: 'text/plain' })).error).toMatchObject(
      tooBig,
    );
    expect(
      (await bucketOf(ani).upload(name, bytes.subarray(1), { contentType: 'text/plain' })).error,
    ).toBeNull();
    expect(app.storedFiles()).toHaveLength(before + 1);
    expect(unfinished()).toEqual([]);
  });

  test('415 for a type that the bucket does not take, and for a page that says it is a picture', async () => {
    const page = '<!doctype html><script>alert(1)</script>';
    for (const contentType of ['text/html', 'image/png', 'application/pdf', 'tidak jelas']) {
      const { error } = await bucketOf(ani).upload(`${ani.id}/x`, page, { contentType });
      expect(error).toMatchObject({ statusCode: '415' });
    }
  });

  test('a page in a bucket that takes everything is served as a download that cannot run', async () => {
    const name = `${ani.id}/halaman.html`;
    expect(
      (await bucketOf(ani, 'umum').upload(name, '<b>x</b>', { contentType: 'text/html' })).error,
    ).toBeNull();
    const response = await app.fetch(`/storage/v1/object/public/umum/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="halaman.html"');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('other people', () => {
  test('403 for an upload, a copy or a move into a folder of another user', async () => {
    const own = `${budi.id}/milik.txt`;
    const foreign = `${ani.id}/titipan.txt`;
    const refused = { statusCode: '403', message: 'new row violates row-level security policy' };
    expect((await bucketOf(budi).upload(own, 'x', { contentType: 'text/plain' })).error).toBeNull();
    expect((await bucketOf(budi).upload(foreign, 'x', { contentType: 'text/plain' })).error).toMatchObject(
      refused,
    );
    expect((await bucketOf(budi).copy(own, foreign)).error).toMatchObject(refused);
    expect((await bucketOf(budi).move(own, foreign)).error).toMatchObject(refused);
    expect((await bucketOf(budi).createSignedUploadUrl(foreign)).error).toMatchObject(refused);
    expect(await textOf((await bucketOf(budi).download(own)).data)).toBe('x');
  });

  test('404 for what is not theirs, in every method', async () => {
    const name = `${ani.id}/rahasia.txt`;
    expect((await bucketOf(ani).upload(name, 'rahasia', { contentType: 'text/plain' })).error).toBeNull();
    const missing = { statusCode: '404', message: 'Object not found' };
    for (const outcome of [
      await bucketOf(budi).download(name),
      await bucketOf(budi).info(name),
      await bucketOf(budi).createSignedUrl(name, 60),
      await bucketOf(budi).copy(name, `${budi.id}/salinan.txt`),
      await bucketOf(budi).move(name, `${budi.id}/curian.txt`),
      await bucketOf(budi).update(name, 'x', { contentType: 'text/plain' }),
    ]) {
      expect(outcome.error).toMatchObject(missing);
    }
    expect((await bucketOf(budi).remove([name])).data).toEqual([]);
    expect((await bucketOf(budi).list(ani.id)).data).toEqual([]);
    const [entry] = (await bucketOf(budi).createSignedUrls([name], 60)).data ?? [];
    expect(entry).toMatchObject({ signedUrl: null, error: expect.stringContaining('does not exist') });
    expect(await textOf((await bucketOf(ani).download(name)).data)).toBe('rahasia');
  });

  test('a bucket that is not public is not there for any visitor', async () => {
    const response = await app.fetch(`/storage/v1/object/public/pribadi/${ani.id}/rahasia.txt`);
    expect(await response.json()).toMatchObject({ statusCode: '404', error: 'Bucket not found' });
  });

  test('buckets themselves are for the secret key', async () => {
    const member = app.client({ token: ani.token }).storage;
    expect((await member.listBuckets()).data).toEqual([]);
    expect((await member.createBucket('baru')).error).toMatchObject({ statusCode: '403' });
    expect((await member.updateBucket('umum', { public: false })).error).toMatchObject({ statusCode: '404' });
    expect((await member.emptyBucket('umum')).error).toMatchObject({ statusCode: '404' });
    expect((await member.deleteBucket('umum')).error).toMatchObject({ statusCode: '404' });
  });
});

describe('names', () => {
  test('400 for names that could escape or confuse', async () => {
    const names = [
      '..',
      'a/../../b',
      '%2e%2e/%2e%2e/etc/passwd',
      '..%2f..%2fsecrets.json',
      'a%00.txt',
      'a%5cb',
      'a%0d%0ab',
      'a//b',
      'caf%C3%A9',
      '%E2%80%AEgnp.exe',
      'x'.repeat(1025),
      'a/.',
      '%ff',
    ];
    for (const name of names) {
      const response = await app.fetch(`/storage/v1/object/umum/${name}`, {
        method: 'POST',
        headers: { apikey: app.deps.settings.secretKey, 'content-type': 'text/plain' },
        body: 'x',
      });
      const body = (await response.json()) as { code: string };
      expect([name.slice(0, 40), response.status, body.code]).toEqual([
        name.slice(0, 40),
        expect.toSatisfy((status) => status === 400 || status === 404),
        expect.stringMatching(/^(InvalidKey|NotFound|NoSuchBucket|not_found)$/),
      ]);
    }
    const root = fs.readdirSync(app.directory);
    expect(root.filter((entry) => !['objects', 'unfinished', 'renders'].includes(entry))).toEqual([]);
  });
});

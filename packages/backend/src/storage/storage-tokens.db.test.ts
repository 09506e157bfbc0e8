import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { createStorageTest, type StorageTest } from './testing/create-storage-test.ts';

let app: StorageTest;
let ani: TestPerson;
let note: string;
let otherNote: string;
beforeAll(async () => {
  app = await createStorageTest({ rules: { pribadi: { maxSignedSeconds: 300 } } });
  ani = await createTestPerson(app);
  await app.database.owner.unsafe(`
    insert into storage.buckets (id, name) values ('pribadi', 'pribadi');
    create policy "own folder" on storage.objects to authenticated
      using (bucket_id = 'pribadi' and (storage.foldername(name))[1] = (select auth.uid())::text)
      with check (bucket_id = 'pribadi' and (storage.foldername(name))[1] = (select auth.uid())::text)`);
  [note, otherNote] = [`${ani.id}/a.txt`, `${ani.id}/b.txt`];
  for (const name of [note, otherNote]) {
    expect((await files().upload(name, `isi ${name}`, { contentType: 'text/plain' })).error).toBeNull();
  }
});
afterAll(() => app.close());

const files = () => app.client({ token: ani.token }).storage.from('pribadi');
const follow = async (address: string): Promise<{ status: number; code: unknown; text: string }> => {
  const response = await app.fetch(new URL(address, 'http://localhost:3000').href);
  const text = await response.text();
  const code = response.ok ? null : (JSON.parse(text) as { code: unknown }).code;
  return { status: response.status, code, text };
};
const tokenOf = (address: string): string => new URL(address, 'http://x').searchParams.get('token') ?? '';
async function sign(name: string, seconds = 60): Promise<string> {
  const { data, error } = await files().createSignedUrl(name, seconds);
  if (error !== null) throw error;
  return data.signedUrl;
}

test('a signed address opens its object without any key, and only that one', async () => {
  const address = await sign(note);
  expect(await follow(address)).toMatchObject({ status: 200, text: `isi ${note}` });
  expect(await follow(address.replace('a.txt', 'b.txt'))).toMatchObject({
    status: 400,
    code: 'InvalidSignature',
  });
  expect(await follow(address.replace('/object/sign/', '/render/image/sign/'))).toMatchObject({
    code: 'InvalidSignature',
  });
});

test('it dies after its time, and no cache may keep the answer longer', async () => {
  const response = await app.fetch(await sign(note, 60));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/^private, max-age=(60|[1-5]?\d)$/);
  const brief = await sign(note, 1);
  const late = await vi.waitUntil(
    async () => {
      const answer = await follow(brief);
      return answer.status === 200 ? null : answer;
    },
    { timeout: 20_000 },
  );
  expect(late).toMatchObject({ status: 400, code: 'InvalidJWT' });
  expect(late.text).toContain('\\"exp\\" claim timestamp check failed');
});

test('a bucket may limit how long addresses live', async () => {
  expect((await files().createSignedUrl(note, 301)).error).toMatchObject({ statusCode: '400' });
  expect((await files().createSignedUrls([note], 301)).error).toMatchObject({ statusCode: '400' });
  expect((await files().createSignedUrl(note, 300)).error).toBeNull();
});

test('tokens of addresses, uploads and accounts do not stand in for each other', async () => {
  const download = tokenOf(await sign(note));
  const signed = await files().createSignedUploadUrl(`${ani.id}/baru.txt`);
  const upload = signed.data?.token ?? '';
  const address = (token: string, name = note): string =>
    `/storage/v1/object/sign/pribadi/${name}?token=${token}`;

  expect(await follow(address(upload, `${ani.id}/baru.txt`))).toMatchObject({ code: 'InvalidSignature' });
  expect(await follow(address(ani.token))).toMatchObject({ code: 'InvalidJWT' });
  expect(await follow(address(''))).toMatchObject({ code: 'InvalidJWT' });
  expect(await follow(address(`${download}=`))).toMatchObject({ code: 'InvalidJWT' });
  const put = await app.fetch(`/storage/v1/object/upload/sign/pribadi/${note}?token=${download}`, {
    method: 'PUT',
    body: 'x',
  });
  expect(await put.json()).toMatchObject({ code: 'InvalidSignature' });

  for (const token of [download, upload]) {
    const asPerson = app.client({ token }).storage.from('pribadi');
    expect((await asPerson.download(note)).error).toMatchObject({ statusCode: '403' });
  }
});

test('a token signed with the shared secret itself opens nothing', async () => {
  const claims = decodeJwt(tokenOf(await sign(note)));
  const key = new TextEncoder().encode(app.deps.settings.jwtSecret);
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  for (const token of [forged, none]) {
    expect(await follow(`/storage/v1/object/sign/pribadi/${note}?token=${token}`)).toMatchObject({
      code: 'InvalidJWT',
    });
  }
});

test('a signed upload writes once under its owner, and replaces only when that was signed', async () => {
  const name = `${ani.id}/lewat-tautan.txt`;
  const signed = (await files().createSignedUploadUrl(name)).data;
  const visitor = app.client().storage.from('pribadi');
  const options = { contentType: 'text/plain' };
  const first = await visitor.uploadToSignedUrl(name, signed?.token ?? '', 'satu', options);
  expect(first.error).toBeNull();
  const second = await visitor.uploadToSignedUrl(name, signed?.token ?? '', 'dua', {
    ...options,
    upsert: true,
  });
  expect(second.error).toMatchObject({ statusCode: '409' });
  const again = (await files().createSignedUploadUrl(name, { upsert: true })).data;
  expect((await visitor.uploadToSignedUrl(name, again?.token ?? '', 'tiga', options)).error).toBeNull();
  expect(await (await files().download(name)).data?.text()).toBe('tiga');
  const [row] = await app.database.owner`select owner_id from storage.objects where name = ${name}`;
  expect(row).toEqual({ owner_id: ani.id });
});

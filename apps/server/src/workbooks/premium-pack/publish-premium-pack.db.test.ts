import fs from 'node:fs';
import files from 'node:fs/promises';
import { businessBook, excelTemplates, packArchive } from '@kawanusaha/contracts/excel-templates';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bucketRules } from '#product-app.ts';
import { createDiskStore } from '@kawanusaha/backend/storage/bytes/disk-store';
import { createStorageTest, type StorageTest } from '@kawanusaha/backend/storage/testing/create-storage-test';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { holdsPremiumPack } from './holds-premium-pack.ts';
import { publishPremiumPack } from './publish-premium-pack.ts';

let app: StorageTest;
let free: TestPerson;
let premium: TestPerson;
const publish = (): Promise<number> => publishPremiumPack(app.database.owner, createDiskStore(app.directory));
beforeAll(async () => {
  app = await createStorageTest({ rules: bucketRules });
  [free, premium] = [await createTestPerson(app), await createTestPerson(app)];
  await app.database.owner`
    insert into public.entitlements (user_id, source, reason) values (${premium.id}, 'admin', 'uji')`;
});
afterAll(() => app.close());

const pack = (person: TestPerson | null) =>
  app.client(person === null ? {} : { token: person.token }).storage.from('berkas-premium');
const isWorkbook = async (response: Response): Promise<boolean> =>
  Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4) === 'PK\x03\x04';

test('14 workbooks, the book and the archive once; a second start writes nothing, one that lost a file writes that one', async () => {
  expect(await holdsPremiumPack(app.database.owner)).toBe(false);
  expect(await Promise.all([publish(), publish()])).toEqual(expect.arrayContaining([16, 0]));
  expect(await holdsPremiumPack(app.database.owner)).toBe(true);
  expect(await publish()).toBe(0);
  const [lost] = app.storedFiles();
  fs.rmSync(lost ?? '');
  expect(await publish()).toBe(1);
  expect(app.storedFiles()).toHaveLength(16);
  await app.database.owner`
    update storage.objects set user_metadata = '{"fingerprint": "lama"}' where name = 'kwitansi.xlsx'`;
  expect(await publish()).toBe(1);
  expect(app.storedFiles()).toHaveLength(16);
});

test('a Premium member gets a link that opens the workbook and dies', async () => {
  const { data, error } = await pack(premium).createSignedUrl('kwitansi.xlsx', 300, {
    download: 'kwitansi.xlsx',
  });
  expect(error).toBeNull();
  const response = await app.fetch(data?.signedUrl ?? '');
  expect(response.headers.get('content-disposition')).toContain('filename="kwitansi.xlsx"');
  expect(await isWorkbook(response)).toBe(true);
  const brief = await pack(premium).createSignedUrl('kwitansi.xlsx', 1);
  const late = await vi.waitUntil(
    async () => {
      const { status } = await app.fetch(brief.data?.signedUrl ?? '');
      return status === 200 ? null : status;
    },
    { timeout: 20_000 },
  );
  expect(late).toBe(400);
  expect((await pack(premium).createSignedUrl('kwitansi.xlsx', 301)).error).toMatchObject({
    statusCode: '400',
  });
});

test('a workbook that is replaced while it is being opened is given as it is now, by a link and to a member', async () => {
  const { data } = await pack(premium).createSignedUrl('kwitansi.xlsx', 300);
  const { open } = files;
  const replaceFirst = (): void => {
    // Between the row and its bytes.
    vi.spyOn(files, 'open').mockImplementationOnce(async (...args) => {
      await app.database.owner`
        update storage.objects set user_metadata = '{"fingerprint": "lama"}' where name = 'kwitansi.xlsx'`;
      expect(await publish()).toBe(1);
      return open(...args);
    });
  };
  replaceFirst();
  expect(await isWorkbook(await app.fetch(data?.signedUrl ?? ''))).toBe(true);
  replaceFirst();
  const member = await pack(premium).download('kwitansi.xlsx');
  expect(member.error).toBeNull();
  vi.restoreAllMocks();
});

test('the archive holds every workbook, the book among them', async () => {
  const { data } = await pack(premium).download(packArchive);
  const entries = unzipSync(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(Object.keys(entries).toSorted()).toEqual(
    ['baca-saya.txt', ...[...excelTemplates, businessBook].map(({ key }) => `${key}.xlsx`)].toSorted(),
  );
  const { data: book } = await pack(premium).download(`${businessBook.key}.xlsx`);
  expect(Buffer.from((await book?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('latin1', 0, 2)).toBe('PK');
});

test('no other member gets anything, also with a claim in the own metadata', async () => {
  await app.database.owner`
    update auth.users set raw_user_meta_data = raw_user_meta_data || '{"is_premium": true}' where id = ${free.id}`;
  for (const person of [free, null]) {
    const missing = { statusCode: '404', message: 'Object not found' };
    expect((await pack(person).createSignedUrl('kwitansi.xlsx', 60)).error).toMatchObject(missing);
    expect((await pack(person).download('kwitansi.xlsx')).error).toMatchObject(missing);
    for (const name of [packArchive, `${businessBook.key}.xlsx`])
      expect((await pack(person).download(name)).error).toMatchObject(missing);
    expect((await pack(person).list()).data).toEqual([]);
    expect((await pack(person).upload('x.xlsx', 'x')).error).toMatchObject({ statusCode: '403' });
  }
  const open = await app.fetch('/storage/v1/object/public/berkas-premium/kwitansi.xlsx');
  expect(await open.json()).toMatchObject({ statusCode: '404' });
});

test('an entitlement that was revoked opens nothing', async () => {
  await app.database.owner`update public.entitlements set revoked_at = now() where user_id = ${premium.id}`;
  expect((await pack(premium).createSignedUrl('kwitansi.xlsx', 60)).error).toMatchObject({
    statusCode: '404',
  });
});

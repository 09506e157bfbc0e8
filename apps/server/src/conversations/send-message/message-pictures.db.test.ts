/** A picture of a conversation over the storage: written anew without metadata, and reached by signed addresses of five minutes alone. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bucketRules } from '#product-app.ts';
import { createStorageTest, type StorageTest } from '@kawanusaha/backend/storage/testing/create-storage-test';
import { createTestPerson, type TestPerson } from '#testing/person.ts';

let app: StorageTest;
let owner: TestPerson;
let applicant: TestPerson;
let stranger: TestPerson;
let thread: string;
const bucket = (person: TestPerson | null) =>
  app.client(person === null ? {} : { token: person.token }).storage.from('gambar-pesan');

beforeAll(async () => {
  app = await createStorageTest({ rules: bucketRules });
  [owner, applicant, stranger] = [
    await createTestPerson(app),
    await createTestPerson(app),
    await createTestPerson(app),
  ];
  const sql = app.database.owner;
  const [project] = await sql<{ id: string }[]>`
    insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills, contact_method, owner_name)
    values (${owner.id}, 'Kopi', 'Kopi keliling', 'Startup', '{SEO}', '081234567890', 'Pemilik') returning id`;
  const [application] = await sql<{ id: string }[]>`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message)
    values (${project?.id ?? ''}, ${applicant.id}, 'Pelamar', 'Halo') returning id`;
  const [row] = await sql<{ id: string }[]>`
    select id from public.threads where application_id = ${application?.id ?? ''}`;
  thread = row?.id ?? '';
  for (const { id } of [owner, applicant])
    await sql`select public.send_message(${id}, ${thread}, ${randomUUID()}, 'Halo')`;
});
afterAll(() => app.close());

/** What a phone makes: it knows where it was taken. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#b4530a' } })
    .withExif({
      IFD0: { Make: 'Kamera Rahasia' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
    })
    .jpeg()
    .toBuffer();

test('loses its metadata, is seen by the other through an address that dies, and by no other member', async () => {
  const id = randomUUID();
  const path = `${owner.id}/${thread}/${id}.webp`;
  const added = await bucket(owner).upload(path, await photo(), { contentType: 'image/jpeg' });
  expect(added.error).toBeNull();
  expect((await bucket(applicant).createSignedUrl(path, 300)).error).not.toBeNull();
  await app.database.owner`select public.send_message(${owner.id}, ${thread}, ${id}, '', null, ${path})`;
  const signed = await bucket(applicant).createSignedUrl(path, 300);
  const bytes = Buffer.from(await (await app.fetch(signed.data?.signedUrl ?? '')).arrayBuffer());
  const { format, exif } = await sharp(bytes).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  expect(bytes.includes('Kamera Rahasia')).toBe(false);
  for (const person of [stranger, null]) {
    expect((await bucket(person).createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await bucket(person).download(path)).error).not.toBeNull();
    expect((await bucket(person).list(`${owner.id}/${thread}`)).data).toEqual([]);
  }
  expect((await app.fetch(`/storage/v1/object/public/gambar-pesan/${path}`)).status).toBe(400);
  expect((await bucket(applicant).createSignedUrl(path, 301)).error).toMatchObject({ statusCode: '400' });
  const brief = await bucket(applicant).createSignedUrl(path, 1);
  const late = await vi.waitUntil(
    async () => {
      const { status } = await app.fetch(brief.data?.signedUrl ?? '');
      return status === 200 ? null : status;
    },
    { timeout: 20_000 },
  );
  expect(late).toBe(400);
});

test('is a picture of at most 4 MB, never replaced, and nothing for a stranger to add', async () => {
  const name = (person: TestPerson): string => `${person.id}/${thread}/${randomUUID()}.webp`;
  const page = await bucket(owner).upload(name(owner), Buffer.from('<svg onload="x"/>'), {
    contentType: 'image/png',
  });
  expect(page.error).not.toBeNull();
  const large = await bucket(owner).upload(name(owner), Buffer.alloc(4 * 1024 * 1024 + 1), {
    contentType: 'image/png',
  });
  expect(large.error).not.toBeNull();
  const jpeg = await photo();
  for (const [person, path] of [
    [stranger, name(stranger)],
    [stranger, name(owner)],
    [null, name(owner)],
  ] as const)
    expect((await bucket(person).upload(path, jpeg, { contentType: 'image/jpeg' })).error).not.toBeNull();
  const path = name(owner);
  expect((await bucket(owner).upload(path, jpeg, { contentType: 'image/jpeg' })).error).toBeNull();
  const again = await bucket(owner).upload(path, jpeg, { contentType: 'image/jpeg', upsert: true });
  expect(again.error).not.toBeNull();
});

import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { publishSalesPage } from './handler.ts';

let app: TestApp;
let owner: TestPerson;
let ideaId: string;

beforeAll(async () => {
  app = await createTestApp({
    parts: { functions: [publishSalesPage], protocols: { '/rest/v1': createRestRoutes } },
  });
  owner = await createTestPerson(app);
  const sql = app.database.owner;
  await sql`insert into public.entitlements (user_id, source, reason) values (${owner.id}, 'admin', 'for a test')`;
  await sql`
    insert into public.member_ages (user_id, birth_year) values (${owner.id}, 1999)
    on conflict (user_id) do update set birth_year = 1999`;
  const [row] = await sql<{ id: string }[]>`
    insert into public.business_ideas (user_id, title) values (${owner.id}, 'Keripik') returning id`;
  ideaId = row?.id ?? '';
});
afterAll(() => app.close());

const chips = {
  slug: 'keripik-tempe',
  name: 'Keripik Tempe Bu Ratna',
  offer: 'Keripik tempe renyah buatan rumah, digoreng setiap pagi.',
  city: 'Malang',
  how: 'Pesan lewat WhatsApp, ambil di kampus hari Jumat.',
  items: [{ name: 'Keripik tempe 100 gram', price: 12_000, unit: 'bungkus' }],
};
async function publish(change: object = {}, rest: object = {}, person: TestPerson | null = owner) {
  const response = await app.fetch('/functions/v1/publish-sales-page', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: app.deps.settings.publishableKey,
      ...(person === null ? {} : { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify({
      idea_id: ideaId,
      page: { ...chips, ...change },
      whatsapp: null,
      number_agreed: false,
      ...rest,
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const rows = () => app.database.owner`select slug, review, categories, whatsapp from public.sales_pages`;

test('only who is signed in publishes', async () => {
  expect((await publish({}, {}, null)).status).toBe(401);
});

test.each([
  ['offer', { offer: 'Keripik renyah, hubungi 0812-3456-7890 sekarang juga.' }],
  ['offer', { offer: 'Keripik renyah, lihat juga https://toko.example.com/keripik' }],
  ['how', { how: 'Tulis ke ratna@gmail.com' }],
  ['how', { how: 'Pesan di tokopedia.com' }],
  ['items', { items: [{ name: 'Keripik wa.me/62812', price: 1_000, unit: '' }] }],
  ['name', { name: 'Keripik keripik.com' }],
  ['city', { city: 'www.malang' }],
])('a link, a number or an address in %s is refused at its field', async (field, change) => {
  expect(await publish(change)).toMatchObject({ status: 422, body: { error: 'page_refused', field } });
  expect(await rows()).toEqual([]);
});

test.each([{ page: null }, { number_agreed: 'ya' }, { whatsapp: '12' }, { idea_id: 'x' }])(
  'bad input is refused with a sentence: %o',
  async (rest) => {
    const refused = await publish({}, rest);
    expect(refused.status).toBe(400);
    expect(refused.body['message']).toEqual(expect.any(String));
  },
);

test.each([
  { items: [{ name: 'Keripik', price: 1e15, unit: '' }] },
  { items: [{ name: 'Keripik', price: -1, unit: '' }] },
  { items: [{ name: 'Keripik', price: 'dua belas', unit: '' }] },
  { items: [] },
  { slug: 'Keripik Tempe' },
  { offer: 'Pendek' },
  { name: 'Keripik\0' },
])('bad fields are refused with a sentence: %o', async (change) => {
  expect((await publish(change)).status).toBe(400);
  expect(await rows()).toEqual([]);
});

test('what may harm readers is held, what does not is public; the number only with the word of its owner', async () => {
  const harmful = {
    offer:
      'Jasa joki skripsi dan joki tugas kuliah semua jurusan, dikerjakan sampai selesai dan dijamin lulus.',
    items: [{ name: 'Joki skripsi', price: 500_000, unit: 'bab' }],
  };
  expect(await publish(harmful)).toEqual({ status: 200, body: { state: 'held' } });
  expect(await rows()).toMatchObject([{ review: 'held', categories: ['joki'] }]);
  expect(await publish()).toEqual({ status: 200, body: { state: 'public' } });
  expect(await publish({}, { whatsapp: '0812-3456-7890' })).toMatchObject({
    status: 422,
    body: { error: 'number_not_agreed' },
  });
  expect(await publish({}, { whatsapp: '0812-3456-7890', number_agreed: true })).toMatchObject({
    status: 200,
  });
  expect(await rows()).toMatchObject([{ review: 'clear', whatsapp: '6281234567890' }]);
});

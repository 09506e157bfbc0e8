/** Sales pages: who publishes one, which names and texts are refused, when it is seen, how the desk decides, with what it goes. */
import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, birthYearOf, createPerson, type Person, runAs } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let reader: Person;
let owner: Person;
let ideaId: string;

const makeIdea = async (person: Person) => {
  const [row] = await database.owner<{ id: string }[]>`
    insert into public.business_ideas (user_id, title) values (${person.id}, 'Kopi') returning id`;
  return row?.id ?? '';
};

beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  reader = await createPerson(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner`delete from public.sales_pages`;
  owner = await createPerson(database, { premium: true });
  ideaId = await makeIdea(owner);
});

const coffee = {
  slug: 'kopi-bu-ani',
  name: 'Kopi Bu Ani',
  offer: 'Kopi susu botolan dingin, diantar ke kampus.',
  city: 'Depok',
  how: 'Pesan sebelum pukul 20.00',
  items: [{ name: 'Kopi susu', price: 12_000, unit: 'botol' }] as unknown,
  whatsapp: null as string | null,
  agreed: false,
  harmful: false,
  idea: '',
};
/** Publishes as the function does; gives its state, or the hint of the refusal. */
async function publish(change: Partial<typeof coffee> = {}, person = owner): Promise<string> {
  const page = { ...coffee, ...change };
  return database.owner<{ state: string }[]>`
    select public.publish_sales_page(
      ${person.id}, ${page.idea || ideaId}, ${page.slug}, ${page.name}, ${page.offer}, ${page.city}, ${page.how},
      ${database.owner.json(page.items as never)}, ${page.whatsapp}, ${page.agreed}, ${page.harmful},
      ${page.harmful ? ['joki'] : []}
    ) as state`.then(
    ([row]) => row?.state ?? '',
    (error: unknown) => String(Reflect.get(error as object, 'hint') ?? error),
  );
}
const read = async (slug = coffee.slug, person: Person | null = null) => {
  const [row] = await runAs(database, person, 'select public.get_sales_page($1) as page', [slug]);
  return row?.['page'] as Record<string, unknown> | null;
};
const rowOf = async () => {
  const [row] = await database.owner`select * from public.sales_pages where idea_id = ${ideaId}`;
  return row ?? {};
};
const listed = async () => (await runAs(database, null, 'select * from public.list_sales_pages()')).length;
const idOf = async () => String((await rowOf())['id']);
const decide = (item: string, decision: string) =>
  runAs(database, admin, 'select * from public.admin_decide_reviews($1, $2, $3)', [
    [item],
    decision,
    'Menawarkan joki tugas',
  ]);
const ownNotes = async () =>
  (await database.owner`select title from public.notifications where user_id = ${owner.id}`).map(
    ({ title }) => String(title),
  );

test('a visitor reads what its owner published, and nothing that names the owner', async () => {
  expect(await publish({ whatsapp: '6281234567890', agreed: true })).toBe('public');
  const page = await read('Kopi-Bu-Ani');
  expect(page).toMatchObject({
    slug: 'kopi-bu-ani',
    name: 'Kopi Bu Ani',
    items: coffee.items,
    whatsapp: '6281234567890',
    may_be_indexed: false,
  });
  expect(JSON.stringify(page)).not.toContain(owner.id);
  expect(await read('kopi-lain')).toBeNull();
  expect((await rowOf())['number_agreed_at']).not.toBeNull();
});

test('the owner of the idea alone, with Premium', async () => {
  expect(await publish({}, reader)).toBe('idea_not_found');
  await database.owner`update public.entitlements set revoked_at = now() where user_id = ${owner.id}`;
  expect(await publish()).toBe('premium_required');
});

test.each([
  ['ko', 'slug_invalid'],
  ['Kopi', 'slug_invalid'],
  ['-kopi', 'slug_invalid'],
  ['kopi--ani', 'slug_invalid'],
  ['kopi.ani', 'slug_invalid'],
  ['12345', 'slug_invalid'],
  ['a'.repeat(41), 'slug_invalid'],
  ['kopi-'.repeat(2), 'slug_invalid'],
  ['cari-project', 'slug_reserved'],
  ['kawanusaha-resmi', 'slug_reserved'],
  ['tim-resmi', 'slug_reserved'],
  ['admin', 'slug_reserved'],
  ['toko-shopee', 'slug_reserved'],
  ['promo', 'slug_reserved'],
  ['warung-bangsat', 'slug_reserved'],
  ['warung-k0nt0l', 'slug_reserved'],
  ['lapakkontolmurah', 'slug_reserved'],
])('address %s is refused: %s', async (slug, hint) => {
  expect(await publish({ slug })).toBe(hint);
});

test.each(['promo-kopi', 'makanan-kucing', 'bandar-lampung-keripik', 'asuransi-motor', 'toko-mandiri'])(
  'address %s stands',
  async (slug) => {
    expect(await publish({ slug })).toBe('public');
  },
);

test('no page of ours can be taken for a business', async () => {
  const source = fs.readFileSync(new URL('../../apps/web/src/app/routes.ts', import.meta.url), 'utf8');
  const routes = new Set(
    [...source.matchAll(/route\('(?<first>[a-z][a-z-]*)/g)].map(({ groups }) => groups?.['first'] ?? ''),
  );
  expect(routes.size).toBeGreaterThan(40);
  const rows = await database.owner<{ route: string }[]>`
    select route from unnest(${[...routes]}::text[]) as route
    where char_length(route) >= 3 and not private.is_reserved_page_name(route, true)`;
  expect(rows).toEqual([]);
});

test('one address for one business, one page for one idea', async () => {
  expect(await publish()).toBe('public');
  const second = await createPerson(database, { premium: true });
  expect(await publish({ idea: await makeIdea(second) }, second)).toBe('slug_taken');
  expect(await publish({ slug: 'kopi-depok' })).toBe('public');
  expect(await read('kopi-bu-ani')).toBeNull();
  expect(await publish({ idea: await makeIdea(second) }, second)).toBe('public');
});

test.each([
  [{ name: 'Admin KawanUsaha' }, 'name_refused'],
  [{ name: 'Toko Tokopedia' }, 'name_refused'],
  [{ name: 'Ko' }, 'page_invalid'],
  [{ offer: 'Pendek' }, 'page_invalid'],
  [{ offer: 'x'.repeat(601) }, 'page_invalid'],
  [{ how: 'x'.repeat(301) }, 'page_invalid'],
  [{ items: [] }, 'page_invalid'],
  [{ items: {} }, 'page_invalid'],
  [{ items: Array.from({ length: 7 }, () => ({ name: 'A', price: 1, unit: '' })) }, 'page_invalid'],
  [{ items: [{ name: 'A', price: 0, unit: '' }] }, 'page_invalid'],
  [{ items: [{ name: 'A', price: -5, unit: '' }] }, 'page_invalid'],
  [{ items: [{ name: 'A', price: 1.5, unit: '' }] }, 'page_invalid'],
  [{ items: [{ name: 'A', price: 1e15, unit: '' }] }, 'page_invalid'],
  [{ items: [{ name: 'A', price: '12', unit: '' }] }, 'page_invalid'],
  [{ items: [{ name: 'A', price: 12 }] }, 'page_invalid'],
  [{ items: [{ name: 'A', price: 12, unit: '', link: 'x' }] }, 'page_invalid'],
  [{ items: [null] }, 'page_invalid'],
  [{ whatsapp: '0812', agreed: true }, 'whatsapp_invalid'],
  [{ whatsapp: '6281234567890', agreed: false }, 'number_not_agreed'],
])('%o is refused: %s', async (change, hint) => {
  expect(await publish(change)).toBe(hint);
  expect(await rowOf()).toEqual({});
});

test('a page from before a rule of names keeps its name with a new text, and takes no other refused one', async () => {
  await publish();
  await database.owner`update public.sales_pages set name = 'Toko Tokopedia' where idea_id = ${ideaId}`;
  expect(await publish({ name: 'Toko Tokopedia', city: 'Bogor' })).toBe('public');
  expect(await rowOf()).toMatchObject({ name: 'Toko Tokopedia', city: 'Bogor' });
  expect(await publish({ name: 'Admin KawanUsaha' })).toBe('name_refused');
});

test('a page from before an address was reserved keeps it with a new text, and takes no other reserved one', async () => {
  await publish();
  await database.owner`update public.sales_pages set slug = 'toko-shopee' where idea_id = ${ideaId}`;
  expect(await publish({ slug: 'toko-shopee', city: 'Bogor' })).toBe('public');
  expect(await rowOf()).toMatchObject({ slug: 'toko-shopee', city: 'Bogor' });
  expect(await publish({ slug: 'promo' })).toBe('slug_reserved');
  expect(await publish({ slug: 'kopi-depok' })).toBe('public');
  expect(await publish({ slug: 'toko-shopee' })).toBe('slug_reserved');
});

test('crawlers are told of it after 7 days without a break', async () => {
  await publish();
  await database.owner`update public.sales_pages set public_since = now() - interval '7 days'`;
  expect(await read()).toMatchObject({ may_be_indexed: true });
  expect(await listed()).toBe(1);
  // A new text keeps the place, a new address or a break does not.
  await publish({ offer: 'Kopi susu botolan, sekarang dengan gula aren.' });
  expect(await listed()).toBe(1);
  await publish({ slug: 'kopi-baru' });
  expect(await listed()).toBe(0);
});

test('closing takes page and number away; who is not its owner closes nothing', async () => {
  await publish({ whatsapp: '6281234567890', agreed: true });
  const close = 'select public.unpublish_sales_page($1) as done';
  expect(await runAs(database, reader, close, [ideaId])).toEqual([{ done: false }]);
  expect(await runAs(database, owner, close, [ideaId])).toEqual([{ done: true }]);
  expect(await runAs(database, owner, close, [ideaId])).toEqual([{ done: false }]);
  expect(await read()).toBeNull();
  expect(await rowOf()).toMatchObject({ is_published: false, whatsapp: null, number_agreed_at: null });
  expect(await publish()).toBe('public');
});

test('it is not seen while its owner is banned, and goes below 18 and with the account', async () => {
  await publish();
  await database.owner`update auth.users set banned_until = now() + interval '1 day' where id = ${owner.id}`;
  expect(await read()).toBeNull();
  expect(await listed()).toBe(0);
  await database.owner`update auth.users set banned_until = null where id = ${owner.id}`;
  expect(await read()).not.toBeNull();
  await database.owner`update public.member_ages set birth_year = ${birthYearOf(17)} where user_id = ${owner.id}`;
  expect(await read()).toBeNull();
  await database.owner`select private.protect_young(${owner.id})`;
  expect(await rowOf()).toEqual({});
  await database.owner`update public.member_ages set birth_year = ${birthYearOf(25)} where user_id = ${owner.id}`;
  await publish();
  await database.owner`delete from auth.users where id = ${owner.id}`;
  expect(await database.owner`select 1 from public.sales_pages`).toEqual([]);
});

test('three open pages and twenty publishings a day, also at once; the same again counts nothing', async () => {
  const ideas = await Promise.all(Array.from({ length: 5 }, () => makeIdea(owner)));
  const outcomes = await Promise.all(
    ideas.map((idea, index) => publish({ idea, slug: `kopi-nomor-${index}` })),
  );
  expect(outcomes.toSorted()).toEqual(['page_limit', 'page_limit', 'public', 'public', 'public']);
  await database.owner`delete from public.sales_pages`;
  await database.owner`delete from private.sales_page_publishings`;
  for (let count = 0; count < 20; count += 1)
    expect(await publish({ offer: `Kopi susu botolan untuk ${count} orang` })).toBe('public');
  expect(await publish({ offer: 'Kopi susu botolan untuk semua orang' })).toBe('daily_limit');
  expect(await publish({ offer: 'Kopi susu botolan untuk 19 orang' })).toBe('public');
  await database.owner`update private.sales_page_publishings set published_at = now() - interval '25 hours'`;
  expect(await publish({ offer: 'Kopi susu botolan untuk semua orang' })).toBe('public');
  expect(await database.owner`select 1 from private.sales_page_publishings`).toHaveLength(1);
});

describe('moderation', () => {
  test('a harmful text waits for the desk, which lets it go; the same text is not held again', async () => {
    expect(await publish({ harmful: true })).toBe('held');
    expect(await read()).toBeNull();
    expect((await ownNotes()).some((title) => title.startsWith('Halaman jualan Anda kami periksa'))).toBe(
      true,
    );
    const queue = await runAs(database, admin, 'select * from public.admin_list_reviews()');
    expect(queue).toMatchObject([
      { item: `page:${await idOf()}`, source: 'hold', target_kind: 'sales_page', categories: ['joki'] },
    ]);
    await decide(`page:${await idOf()}`, 'keep');
    expect(await read()).not.toBeNull();
    expect(await publish({ harmful: true, whatsapp: '6281234567890', agreed: true })).toBe('public');
    expect(await decide(`page:${await idOf()}`, 'keep')).toMatchObject([{ outcome: 'gone' }]);
  });

  test('a better text opens it; a closed page leaves the queue', async () => {
    await publish({ harmful: true });
    expect(await publish({ offer: 'Kopi susu botolan, tanpa janji apa pun.' })).toBe('public');
    await publish({ harmful: true });
    await runAs(database, owner, 'select public.unpublish_sales_page($1)', [ideaId]);
    expect(await runAs(database, admin, 'select * from public.admin_list_reviews()')).toEqual([]);
  });

  test('kept back: the owner is told, a new text is read by people, an appeal brings it back', async () => {
    await publish({ harmful: true });
    await decide(`page:${await idOf()}`, 'remove');
    expect(await publish({ harmful: true })).toBe('page_kept');
    expect(
      (await ownNotes()).some((title) => title.startsWith('Halaman jualan Anda tidak kami tampilkan')),
    ).toBe(true);
    const [decision] = await database.owner`
      select * from public.moderation_decisions where user_id = ${owner.id}`;
    expect(decision).toMatchObject({ kind: 'kept', target_kind: 'sales_page', title: 'Kopi Bu Ani' });
    // Not even as a new page of a new idea.
    expect(await publish({ idea: await makeIdea(owner), slug: 'kopi-lain' })).toBe('held');
    await runAs(database, admin, `select public.admin_overturn_decision($1, 'Keliru')`, [decision?.['id']]);
    expect(await read()).not.toBeNull();
    expect(await publish({ offer: 'Kopi susu botolan, sekarang dengan gula aren.' })).toBe('public');
  });

  test('a report keeps what was seen, and the desk takes the page off', async () => {
    await publish({ whatsapp: '6281234567890', agreed: true });
    const report = `insert into public.reports (target_kind, target_id, reason) values ('sales_page', $1, 'Penipuan')`;
    const id = await idOf();
    await runAs(database, reader, report, [id]);
    const [kept] = await database.owner`select snapshot from public.reports where target_id = ${id}`;
    expect(kept?.['snapshot']).toMatchObject({ user_id: owner.id, name: 'Kopi Bu Ani', offer: coffee.offer });
    expect(JSON.stringify(kept)).not.toContain('6281234567890');
    expect(await decide(`report:sales_page:${id}`, 'remove')).toMatchObject([{ outcome: 'done' }]);
    expect(await read()).toBeNull();
    expect(await database.owner`select status from public.reports where target_id = ${id}`).toEqual([
      { status: 'resolved' },
    ]);
    expect(await publish()).toBe('page_kept');
    expect((await attemptAs(database, reader, report, [id])).code).toBe('PT404');
  });
});

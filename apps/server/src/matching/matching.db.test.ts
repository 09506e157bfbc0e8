import type { ListingFit, ListingMatches, PersonMatches } from '@kawanusaha/contracts/matching/match-answers';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshListings } from '#matching/refresh-keys.ts';
import { functionDefinitions } from '#functions.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    parts: { functions: functionDefinitions, protocols: { '/rest/v1': createRestRoutes } },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.owner`delete from public.project_listings`;
  await app.database.owner`delete from public.matching_profiles`;
});

type Said = Record<string, unknown>;

async function say(person: TestPerson, said: Said, city = 'Bandung'): Promise<void> {
  const sql = app.database.owner;
  await sql`update public.pengguna set kota = ${city} where id = ${person.id}`;
  const { error } = await app
    .client({ token: person.token })
    .from('matching_profiles')
    .upsert({ user_id: person.id, ...said });
  expect(error).toBeNull();
}

async function list(owner: TestPerson, name: string, columns: Said = {}): Promise<string> {
  const sql = app.database.owner;
  const row = {
    user_id: owner.id,
    project_name: name,
    project_description: 'Kami mencari teman satu tim.',
    project_type: 'Startup',
    required_skills: ['Web Development'],
    contact_method: '6281234567890',
    owner_name: 'Pemilik',
    city: 'Bandung',
    ...columns,
  };
  const [made] = await sql<
    { id: string }[]
  >`insert into public.project_listings ${sql(row as never)} returning id`;
  return made?.id ?? '';
}

async function matchListings(person: TestPerson): Promise<ListingMatches> {
  const { data, error } = await app
    .client({ token: person.token })
    .functions.invoke<ListingMatches>('match-listings');
  if (error !== null || data === null) throw error ?? new Error('no answer');
  return data;
}

async function matchPeople(owner: TestPerson, project: string): Promise<PersonMatches | number> {
  const { data, error } = await app
    .client({ token: owner.token })
    .functions.invoke<PersonMatches>('match-people', { body: { project_id: project } });
  if (error !== null || data === null) return (error as { context: Response }).context.status;
  return data;
}

async function matchListing(person: TestPerson, project: string): Promise<ListingFit | number> {
  const { data, error } = await app
    .client({ token: person.token })
    .functions.invoke<ListingFit>('match-listing', { body: { project_id: project } });
  if (error !== null || data === null) return (error as { context: Response }).context.status;
  return data;
}

const react = { skills: [{ name: 'React', level: 'mahir' }] };

test('a person without a word about themselves gets no list, but what to fill in', async () => {
  const [owner, person] = [await createTestPerson(app), await createTestPerson(app)];
  await list(owner, 'Warung Digital');
  expect(await matchListings(person)).toEqual({
    items: [],
    missing: ['skills', 'interests', 'goal', 'hours', 'place', 'languages'],
  });
});

test('a person sees the listing that wants their skill first, with a true reason, and never their own', async () => {
  const [owner, person] = [await createTestPerson(app), await createTestPerson(app)];
  await list(owner, 'Kopi Lereng', { required_skills: ['Finance'] });
  const wanted = await list(owner, 'Warung Digital');
  await list(person, 'Punya sendiri');
  await say(person, react);
  const { items, missing } = await matchListings(person);
  expect(items.map(({ project_name: name }) => name)).not.toContain('Punya sendiri');
  expect(items[0]).toMatchObject({ id: wanted, reasons: expect.any(Array) });
  expect(items[0]?.reasons.map(({ sentence }) => sentence)).toEqual([
    'Cocok karena keahlian Anda, React, dicari dalam Web Development.',
    'Cocok karena sama-sama di Bandung.',
  ]);
  expect(missing).toEqual(['interests', 'goal', 'hours', 'languages']);
});

test('a must of either side takes the listing out, and a change of it brings it back', async () => {
  const [owner, person] = [await createTestPerson(app), await createTestPerson(app)];
  const project = await list(owner, 'Warung Digital', { hours_per_week: 20 });
  await say(person, { ...react, hours_per_week: 5, wishes: { hours: 'wajib' } });
  expect((await matchListings(person)).items).toEqual([]);
  await say(person, { ...react, hours_per_week: 5, wishes: {} });
  expect((await matchListings(person)).items.map(({ id }) => id)).toEqual([project]);
  const { error } = await app.client({ token: owner.token }).rpc('save_listing_matching', {
    p_project_id: project,
    p_matching: { goal: 'lomba', wishes: { goal: 'wajib' } },
    p_roles: [],
  });
  expect(error).toBeNull();
  expect((await matchListings(person)).items).toEqual([]);
});

test('the page of a listing says how it fits, as the list does, and which must is not met', async () => {
  const [owner, person] = [await createTestPerson(app), await createTestPerson(app)];
  const project = await list(owner, 'Warung Digital', { hours_per_week: 20 });
  expect(await matchListing(person, project)).toEqual({
    fit: null,
    missing: ['skills', 'interests', 'goal', 'hours', 'place', 'languages'],
  });
  await say(person, { ...react, hours_per_week: 15 });
  const [listed] = (await matchListings(person)).items;
  expect(await matchListing(person, project)).toMatchObject({
    fit: { score: listed?.score, excludedBy: [], reasons: listed?.reasons },
    missing: ['interests', 'goal', 'languages'],
  });
  await say(person, { ...react, hours_per_week: 5, wishes: { hours: 'wajib' } });
  expect(await matchListing(person, project)).toMatchObject({
    fit: { score: 0, excludedBy: ['hours'], reasons: [] },
  });
});

test('no fit is told of a listing that is closed, one’s own, or behind a block of either side; a bad body is refused', async () => {
  const [owner, person] = [await createTestPerson(app), await createTestPerson(app)];
  const sql = app.database.owner;
  const project = await list(owner, 'Warung Digital');
  await say(person, react);
  await say(owner, react);
  expect(await matchListing(owner, project)).toMatchObject({ fit: null });
  for (const [blocker, blocked] of [
    [owner, person],
    [person, owner],
  ]) {
    await sql`insert into public.member_blocks (blocker_id, blocked_id) values (${blocker?.id ?? ''}, ${blocked?.id ?? ''})`;
    expect(await matchListing(person, project)).toMatchObject({ fit: null });
    await sql`delete from public.member_blocks`;
  }
  expect(await matchListing(person, project)).toMatchObject({ fit: { excludedBy: [] } });
  // In the team there is nothing to weigh any more: the role that fitted is taken.
  const [joined] = await sql<{ id: string }[]>`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message)
    values (${project}, ${person.id}, 'Pelamar', 'Halo') returning id`;
  expect(await matchListing(person, project)).toMatchObject({ fit: { excludedBy: [] } });
  await sql`update public.project_applications set status = 'accepted' where id = ${joined?.id ?? ''}`;
  expect(await matchListing(person, project)).toMatchObject({ fit: null });
  await sql`delete from public.project_applications`;
  await sql`update public.project_listings set is_active = false where id = ${project}`;
  expect(await matchListing(person, project)).toMatchObject({ fit: null });
  expect(await matchListing(person, 'x')).toBe(400);
});

test('what was dismissed, applied to, closed or belongs to a blocked member is left out', async () => {
  const [owner, person, blocked] = [
    await createTestPerson(app),
    await createTestPerson(app),
    await createTestPerson(app),
  ];
  const sql = app.database.owner;
  const dismissed = await list(owner, 'Satu');
  const applied = await list(owner, 'Dua');
  const closed = await list(owner, 'Tiga');
  await list(blocked, 'Empat');
  await say(person, react);
  expect((await matchListings(person)).items).toHaveLength(4);
  const { error } = await app
    .client({ token: person.token })
    .from('match_dismissals')
    .insert({ project_id: dismissed, reason: 'waktu' });
  expect(error).toBeNull();
  await sql`insert into public.project_applications (project_id, applicant_id, applicant_name, application_message)
    values (${applied}, ${person.id}, 'Pelamar', 'Halo')`;
  await sql`update public.project_listings set is_active = false where id = ${closed}`;
  await sql`insert into public.member_blocks (blocker_id, blocked_id) values (${blocked.id}, ${person.id})`;
  expect((await matchListings(person)).items).toEqual([]);
});

test('a findable person appears to the owner without a way to reach them; one who is not findable never', async () => {
  const [owner, other, shown, hidden] = [
    await createTestPerson(app),
    await createTestPerson(app),
    await createTestPerson(app),
    await createTestPerson(app),
  ];
  const project = await list(owner, 'Warung Digital');
  await app.database.owner`update public.pengguna set no_wa = '6281299990000' where id = ${shown.id}`;
  await say(shown, { ...react, is_adult: true, findable: true });
  await say(hidden, { ...react, is_adult: true, findable: false });
  const found = await matchPeople(owner, project);
  expect(found).toMatchObject({
    items: [
      {
        id: shown.id,
        kota: 'Bandung',
        reasons: [
          {
            tone: 'fits',
            sentence: 'Cocok karena keahliannya, React, Anda cari dalam Web Development.',
          },
          { tone: 'fits', sentence: 'Cocok karena sama-sama di Bandung.' },
        ],
      },
    ],
  });
  expect(found).toHaveProperty('items.length', 1);
  // Who was only looked at as a conversation is not invited; who was written to is.
  const [thread] = await app.database.owner<{ id: string }[]>`
    insert into public.threads (kind, project_id, invited_id, starter_id)
    values ('invitation', ${project}, ${shown.id}, ${owner.id}) returning id`;
  expect(await matchPeople(owner, project)).toHaveProperty('items.0.invited_in', null);
  await app.database.owner`
    insert into public.thread_messages (id, thread_id, sender_id, body)
    values (gen_random_uuid(), ${thread?.id ?? ''}, ${owner.id}, 'Mau ikut?')`;
  expect(await matchPeople(owner, project)).toHaveProperty('items.0.invited_in', thread?.id);
  const text = JSON.stringify(found);
  expect([text.includes('6281299990000'), text.includes('@')]).toEqual([false, false]);
  expect([await matchPeople(other, project), await matchPeople(owner, 'x')]).toEqual([404, 400]);
  await say(shown, { ...react, is_adult: true, findable: false });
  expect(await matchPeople(owner, project)).toEqual({ items: [] });
});

test('a dismissal teaches the list of the member who said it, and no other member’s', async () => {
  const [owner, one, two] = [
    await createTestPerson(app),
    await createTestPerson(app),
    await createTestPerson(app),
  ];
  // Nearer by skill and far away, and the other way round.
  const far = await list(owner, 'Jauh', { city: 'Medan', required_skills: ['Web Development'] });
  const near = await list(owner, 'Dekat', {
    required_skills: ['UI/UX Design', 'Web Development', 'Finance'],
  });
  const others = await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => list(owner, name, { city: 'Medan' })),
  );
  const said = { skills: [{ name: 'pemrograman web', level: 'mahir' }] };
  await say(one, said);
  await say(two, said);
  const scores = async (person: TestPerson) => {
    const { items } = await matchListings(person);
    return new Map(items.map(({ id, score }) => [id, score]));
  };
  const before = await scores(one);
  const unchanged = await scores(two);
  for (const id of others)
    await app
      .client({ token: one.token })
      .from('match_dismissals')
      .insert({ project_id: id, reason: 'tempat' });
  const after = await scores(one);
  expect(after.get(far)).toBeLessThan(before.get(far) ?? 0);
  expect((after.get(near) ?? 0) - (after.get(far) ?? 0)).toBeGreaterThan(
    (before.get(near) ?? 0) - (before.get(far) ?? 0),
  );
  expect(await scores(two)).toEqual(unchanged);
});

test('with 200 listings no listing is first for everybody, and a new one is shown too', async () => {
  const owner = await createTestPerson(app);
  const sql = app.database.owner;
  await sql`
    insert into public.project_listings
      (user_id, project_name, project_description, project_type, required_skills, contact_method, owner_name, city, is_remote)
    select ${owner.id}, 'Proyek ' || n, 'Isi', 'Startup', '{Web Development}', '6281234567890', 'Nama', 'Medan', true
    from generate_series(1, 205) as n`;
  const star = await list(owner, 'Bintang', { city: 'Bandung', hours_per_week: 5 });
  await refreshListings(sql, 300);
  await sql`delete from private.first_place_weeks`;
  const person = await createTestPerson(app);
  await say(person, { ...react, hours_per_week: 10 });
  const firsts: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    const { items } = await matchListings(person);
    firsts.push(items[0]?.id ?? '');
  }
  const counts = [...Map.groupBy(firsts, (id) => id).values()].map(({ length }) => length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  expect(firsts).toContain(star);
});

test('with 200 listings none gets more than its part, also where few are worth showing', async () => {
  const owner = await createTestPerson(app);
  const sql = app.database.owner;
  await sql`
    insert into public.project_listings
      (user_id, project_name, project_description, project_type, required_skills, contact_method, owner_name, city)
    select ${owner.id}, 'Proyek ' || n, 'Isi', 'Startup', '{Finance}', '6281234567890', 'Nama', 'Bandung'
    from generate_series(1, 205) as n`;
  const wanted = [await list(owner, 'Satu'), await list(owner, 'Dua'), await list(owner, 'Tiga')];
  await refreshListings(sql, 300);
  await sql`delete from private.first_place_weeks`;
  const person = await createTestPerson(app);
  await say(person, react);
  const firsts: string[] = [];
  for (let count = 0; count < 60; count += 1) firsts.push((await matchListings(person)).items[0]?.id ?? '');
  const counts = Map.groupBy(firsts, (id) => id);
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(3);
  // The third of the places came with the last ones.
  for (const id of wanted) expect(counts.get(id)?.length ?? 0).toBeGreaterThanOrEqual(2);
});

test('a listing from which an application was withdrawn is shown again', async () => {
  const [owner, person] = [await createTestPerson(app), await createTestPerson(app)];
  const project = await list(owner, 'Warung Digital');
  await app.database.owner`
    insert into public.entitlements (user_id, source, reason) values (${person.id}, 'admin', 'for a test')`;
  await say(person, react);
  const client = app.client({ token: person.token });
  const { data } = await client
    .from('project_applications')
    .insert({ project_id: project, applicant_name: 'x', application_message: 'Halo' })
    .select('id')
    .single<{ id: string }>();
  expect((await matchListings(person)).items).toEqual([]);
  expect(await client.rpc('withdraw_applications', { ids: [data?.id ?? ''] })).toMatchObject({ data: 1 });
  expect((await matchListings(person)).items.map(({ id }) => id)).toEqual([project]);
});

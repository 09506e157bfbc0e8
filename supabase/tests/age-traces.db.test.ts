/**
 * Age × consent × reader over every table and function of the API: what reaches a member below 18 (number, e-mail, guardian, handle)
 * is in no answer to another user, and theirs in none to them, also when it was given before the year of birth was known.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privacyVersion } from '../../packages/contracts/src/age.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { functionCases } from './support/function-cases.ts';
import { agreeAsGuardian } from './support/guardians.ts';
import { attemptAs, birthYearOf, createPerson, runAs, type Person } from './support/people.ts';

const young = ['child', 'child_confirmed', 'teen', 'teen_confirmed', 'teen_revoked'] as const;
type Group = (typeof young)[number] | 'adult';
const ageOf: Record<Group, number> = {
  child: 11,
  child_confirmed: 11,
  teen: 15,
  teen_confirmed: 15,
  teen_revoked: 15,
  adult: 25,
};

type Scene = {
  readonly member: Person;
  /** Both owner of a project that the member joined and member of theirs, and who invited them. */
  readonly partner: Person;
  /** Texts that only a way to reach the member holds; of the partner likewise. */
  readonly canaries: readonly string[];
  readonly partnerCanaries: readonly string[];
  readonly values: Readonly<Record<string, string>>;
};

let database: TestDatabase;
const scenes = new Map<Group, Scene>();
let stranger: Person;
let premium: Person;
let peer: Person;
let serial = 0;

async function one(text: string, params: readonly unknown[]): Promise<string> {
  const [row] = await database.owner.unsafe<{ id: string }[]>(text, params as never);
  return row?.id ?? '';
}

/** A member who gave everything while their year was unknown, stated it then, and was confirmed where the group says so. */
async function stage(group: Group): Promise<Scene> {
  const sql = database.owner;
  serial += 1;
  const partnerMailbox = `mitra-${group.replace('_', '-')}-rahasia`;
  const partnerPhone = `62855${4_000_000 + serial * 1111}`;
  const partner = await createPerson(database, {
    premium: true,
    email: `${partnerMailbox}@contoh-surat.test`,
    whatsapp: partnerPhone,
  });
  const [code] = await sql<
    { code: string }[]
  >`select code from public.referral_codes where user_id = ${partner.id}`;
  const mailbox = `surat-${group.replace('_', '-')}-rahasia`;
  const phone = `62877${4_000_000 + serial * 1111}`;
  const handle = `https://instagram.com/akun.${group.replace('_', '.')}.rahasia`;
  const guardian = `wali-${group.replace('_', '-')}-rahasia`;
  const member = await createPerson(database, {
    age: null,
    premium: true,
    email: `${mailbox}@contoh-surat.test`,
    whatsapp: phone,
    referredBy: code?.code ?? '',
  });
  await sql`update public.pengguna set instagram = ${handle} where id = ${member.id}`;
  const list = (owner: Person, number: string, email: string) =>
    one(
      `insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills, contact_method, owner_name, owner_email)
       values ($1, 'Kopi keliling', 'Kopi untuk kampus', 'Startup', '{SEO}', $2, 'Pemilik', $3) returning id`,
      [owner.id, number, email],
    );
  const project = await list(member, phone, member.email);
  const second = await list(member, phone, member.email);
  const joined = await list(partner, partnerPhone, partner.email);
  const apply = async (to: string, person: Person, owner: Person) => {
    const [row] = await runAs(
      database,
      person,
      `insert into public.project_applications (project_id, application_message, via_messages) values ($1, 'Saya ikut', false) returning id`,
      [to],
    );
    const id = String(row?.['id']);
    await runAs(database, owner, `update public.project_applications set status = 'accepted' where id = $1`, [
      id,
    ]);
    return id;
  };
  const application = await apply(joined, member, partner);
  await apply(project, partner, member);
  const contact = await one(
    `insert into public.relasi_bisnis (user_id, name, main_skill, experience, vision, whatsapp)
     values ($1, 'Siti', 'Marketing', 'Berjualan', 'Rekan', $2) returning id`,
    [member.id, phone],
  );
  const [thread] = await runAs(database, partner, `select public.open_thread('application', $1) as id`, [
    application,
  ]);
  const threadId = String(thread?.['id']);
  for (const person of [member, partner]) {
    await sql`select public.send_message(${person.id}, ${threadId}, ${randomUUID()}, 'Halo')`;
    await runAs(database, person, 'select public.share_contact($1, true)', [threadId]);
  }
  const [idea] = await runAs(
    database,
    member,
    `insert into public.business_ideas (title) values ('Kopi') returning id`,
  );
  const [share] = await runAs(database, member, 'select public.share_idea($1) as token', [idea?.['id']]);
  await runAs(database, member, 'select public.state_age($1, $2, $3)', [
    birthYearOf(ageOf[group]),
    privacyVersion,
    group === 'adult' ? null : `${guardian}@contoh-surat.test`,
  ]);
  if (group.endsWith('_confirmed') || group.endsWith('_revoked')) {
    const secret = await agreeAsGuardian(database, member);
    if (group.endsWith('_revoked'))
      await runAs(database, null, 'select public.revoke_guardian($1)', [secret]);
  }
  // Known by now, and applied to as if it were not; a child without consent is hidden from those who would.
  if (group === 'child') await expect(apply(second, partner, member)).rejects.toThrow('row-level security');
  else await apply(second, partner, member);
  return {
    member,
    partner,
    canaries: [mailbox, phone.slice(2), handle.slice(handle.lastIndexOf('/') + 1), guardian],
    partnerCanaries: [partnerMailbox, partnerPhone.slice(2)],
    values: {
      owner: member.id,
      other: member.id,
      premium: member.id,
      member: member.id,
      project,
      team_project: joined,
      contact,
      application,
      thread: threadId,
      idea: String(idea?.['id']),
      token: String(share?.['token']),
      code: code?.code ?? '',
    },
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  stranger = await createPerson(database);
  premium = await createPerson(database, { premium: true });
  peer = await createPerson(database, { premium: true, age: 15, guardian: 'wali-teman@kampus.test' });
  await agreeAsGuardian(database, peer);
  // What was given while no year was stated, before conversations and links waited for one.
  const later = ['message', 'message_outside', 'share', 'agree'];
  const open = (isOpen: boolean) =>
    database.owner`update private.age_rules set unstated = ${isOpen} where action = any (${later})`;
  await open(true);
  for (const group of [...young, 'adult'] as const) scenes.set(group, await stage(group));
  await open(false);
});
afterAll(() => database.drop());

/** A select of all columns that the reader's role may read, of each table and view of the API. */
async function tablesFor(role: 'anon' | 'authenticated'): Promise<Record<string, string>> {
  const rows = await database.owner<{ name: string; columns: string }[]>`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and has_column_privilege(${role}, c.oid, a.attnum, 'select')
    group by c.relname order by c.relname`;
  return Object.fromEntries(
    rows.map(({ name, columns }) => [name, `select ${columns} from public.${name} limit 5000`]),
  );
}

function bind(text: string, values: Readonly<Record<string, string>>): { text: string; params: string[] } {
  const params: string[] = [];
  const bound = text.replaceAll(/(?<![:\w]):([a-z_]+)/g, (_match, name: string) => {
    params.push(
      values[name] ?? (name === 'token' || name === 'secret' || name === 'hash' ? 'tidak-ada' : randomUUID()),
    );
    return `$${params.length}${['order', 'code', 'token', 'secret', 'hash'].includes(name) ? '' : '::uuid'}`;
  });
  return { text: bound, params };
}

/** Everything that a reader is given, by its source; each call is undone. */
async function readAll(
  reader: Person | null,
  values: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [name, text] of Object.entries(await tablesFor(reader === null ? 'anon' : 'authenticated'))) {
    const outcome = await attemptAs(database, reader, text, [], { rollback: true });
    if (outcome.rows !== null) answers.set(name, JSON.stringify(outcome.rows));
  }
  for (const [name, { call }] of Object.entries(functionCases)) {
    const { text, params } = bind(`select * from public.${call}`, values);
    const outcome = await attemptAs(database, reader, text, params, { rollback: true });
    if (outcome.rows !== null) answers.set(`${name}()`, JSON.stringify(outcome.rows));
  }
  return answers;
}

const tracesIn = (answers: ReadonlyMap<string, string>, canaries: readonly string[]): string[] =>
  [...answers].flatMap(([source, text]) =>
    canaries.filter((canary) => text.includes(canary)).map((canary) => `${source}: ${canary}`),
  );

function sceneOf(group: Group): Scene {
  const scene = scenes.get(group);
  if (scene === undefined) throw new Error(`no scene for ${group}`);
  return scene;
}

test.each(young)(
  'no other user is given a way to reach a member who is %s, nor they a way to reach another',
  async (group) => {
    const scene = sceneOf(group);
    const found: Record<string, string[]> = {};
    for (const [name, reader] of Object.entries({
      anon: null,
      stranger,
      premium,
      peer,
      partner: scene.partner,
    })) {
      const answers = await readAll(reader, scene.values);
      expect(answers.size).toBeGreaterThan(name === 'anon' ? 10 : 60);
      found[name] = tracesIn(answers, scene.canaries);
    }
    found['member'] = tracesIn(await readAll(scene.member, scene.values), scene.partnerCanaries);
    expect(found).toEqual({ anon: [], stranger: [], premium: [], peer: [], partner: [], member: [] });
  },
);

test('the same search finds what adults may see of each other, and what members see of themselves', async () => {
  const { member, partner, canaries, partnerCanaries, values } = sceneOf('adult');
  const [mailbox = '', phone = ''] = canaries;
  const seen = tracesIn(await readAll(partner, values), canaries);
  expect(seen).toEqual(
    expect.arrayContaining([
      `project_applications: ${mailbox}`,
      `project_applications: ${phone}`,
      `reveal_contact(): ${phone}`,
      `get_thread_contact(): ${phone}`,
    ]),
  );
  const back = tracesIn(await readAll(member, values), partnerCanaries);
  expect(back).toEqual(expect.arrayContaining([`get_thread_contact(): ${partnerCanaries[1] ?? ''}`]));
  for (const group of young) {
    const scene = sceneOf(group);
    const own = tracesIn(await readAll(scene.member, scene.values), scene.canaries);
    for (const canary of scene.canaries) expect(own.some((trace) => trace.endsWith(canary))).toBe(true);
  }
});

test('a member whose year the desk puts right is found nowhere any more', async () => {
  const admin = await createPerson(database, { admin: true });
  const sql = database.owner;
  const member = await createPerson(database, { premium: true, age: 25, whatsapp: '6287799990000' });
  // What stands for each place in which an adult is found; the calls of the list ask for these two names.
  const places = {
    page: 'kenari-halaman',
    contact: 'kenari-relasi',
    sales: 'kenari-jualan',
    share: 'kenari-ide',
    number: '87799990000',
  };
  await sql`update public.pengguna set username = 'sari', nama_lengkap = ${places.page} where id = ${member.id}`;
  const as = async (text: string, params: readonly unknown[] = []) =>
    String((await runAs(database, member, text, params))[0]?.['id'] ?? '');
  await as(
    `insert into public.public_profiles (is_public, may_be_indexed, page_parts, card_parts) values (true, true, '{nama}', '{aktif}')`,
  );
  const contact = await as(
    `insert into public.relasi_bisnis (name, main_skill, experience, vision, whatsapp)
     values ($1, 'Marketing', 'Berjualan', 'Rekan', '6287799990000') returning id`,
    [places.contact],
  );
  await as(`insert into public.matching_profiles (is_adult, findable) values (true, true)`);
  const idea = await as(`insert into public.business_ideas (title) values ($1) returning id`, [places.share]);
  const token = await as('select public.share_idea($1) as id', [idea]);
  const [published] = await sql`
    select public.publish_sales_page(${member.id}, ${idea}, 'kopi-susu', ${places.sales}, 'Kopi susu botolan untuk teman kuliah', '', '',
      '[{"name":"Kopi","price":12000,"unit":"botol"}]', '6287799990000', true, false, '{}') as page`;
  expect(published).toBeDefined();
  await sql`update public.sales_pages set public_since = now() - interval '8 days' where user_id = ${member.id}`;
  const values = { owner: member.id, other: member.id, member: member.id, contact, idea, token };
  const seen = async () => {
    const found = new Set<string>();
    for (const reader of [null, stranger, premium, peer])
      for (const trace of tracesIn(await readAll(reader, values), Object.values(places))) found.add(trace);
    return [...found];
  };
  const before = await seen();
  for (const place of Object.values(places))
    expect(
      before.some((trace) => trace.endsWith(place)),
      place,
    ).toBe(true);
  const [findable] = await sql`select private.is_findable(${member.id}) as is`;
  expect(findable).toEqual({ is: true });

  await runAs(
    database,
    admin,
    `select public.admin_correct_birth_year($1, $2, 'Orang tuanya menulis kepada kami')`,
    [member.id, birthYearOf(15)],
  );
  expect(await seen()).toEqual([]);
  const [after] = await sql`select private.is_findable(${member.id}) as is`;
  expect(after).toEqual({ is: false });
});

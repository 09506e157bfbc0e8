/** The weekly mail: by consent, once to a person and week, with what is new alone, ended by a press. */
import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '@kawanusaha/backend/adapters/mail';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { refreshListings } from '#matching/refresh-keys.ts';
import { createEndRoutes } from '#matching/weekly-mail/end-routes.ts';
import { sendWeeklyMails } from '#matching/weekly-mail/send-weekly-mails.ts';

let app: PaymentApp;
let monday: Date;
let week: string;
const mails: Mail[] = [];
beforeAll(async () => {
  app = await createPaymentApp();
  const [row] = await app.database.owner<{ week: string; until: Date }[]>`
    select w.week::text, private.weekly_mail_until(w.week) as until
    from (select date_trunc('week', now() at time zone 'Asia/Jakarta')::date as week) as w`;
  if (row === undefined) throw new Error('no week');
  week = row.week;
  monday = row.until;
});
beforeEach(async () => {
  mails.length = 0;
  await app.database.owner`delete from public.weekly_mail_consents`;
  await app.database.owner`delete from private.weekly_mails`;
});
afterAll(() => app.close());

const hoursAfter = (hours: number): Date => new Date(monday.getTime() + hours * 3_600_000);
const keepMail = async (mail: Mail): Promise<void> => void mails.push(mail);
const run = (send = keepMail, now = hoursAfter(3)) =>
  sendWeeklyMails({
    sql: app.database.owner,
    mailer: { send },
    log: app.deps.log,
    siteUrl: 'https://kawan.test',
    now,
  });
const consent = (person: TestPerson, at = hoursAfter(-200)) => app.database.owner`
  insert into public.weekly_mail_consents (user_id, agreed_at) values (${person.id}, ${at})`;
const publish = async (owner: TestPerson, name: string, at: Date): Promise<string> => {
  const [row] = await app.database.owner<{ id: string }[]>`
    insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills, contact_method,
      owner_name, city, created_at)
    values (${owner.id}, ${name}, ${name}, 'Marketing', '{SEO}', '6281234567890', 'Pemilik', 'Bandung', ${at}) returning id`;
  return row?.id ?? '';
};
const search = (person: TestPerson) => app.database.owner`
  insert into public.saved_searches (user_id, name, project_type) values (${person.id}, 'Pemasaran', 'Marketing')`;
/** A member who agreed, and for whom the week brought one listing. */
async function createReader(name: string): Promise<TestPerson> {
  const [reader, other] = [await createTestPerson(app), await createTestPerson(app)];
  await consent(reader);
  await search(reader);
  await publish(other, name, hoursAfter(-24));
  return reader;
}
const statusOf = async (person: TestPerson): Promise<string | undefined> => {
  const [row] = await app.database.owner<{ status: string }[]>`
    select status from private.weekly_mails where user_id = ${person.id} and week = ${week}`;
  return row?.status;
};
const secretIn = (mail: Mail | undefined): string =>
  /\/berhenti-kabar#([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
const isConsenting = async (person: TestPerson): Promise<boolean> =>
  (await app.database.owner`select 1 from public.weekly_mail_consents where user_id = ${person.id}`).length >
  0;

test('tells of new listings, contacts and what waits, once a week, with the way to end it', async () => {
  const [reader, other] = [await createTestPerson(app), await createTestPerson(app)];
  await consent(reader);
  await search(reader);
  await publish(other, 'Kopi <b>Keliling</b>', hoursAfter(-24));
  await publish(other, 'Terlalu lama', hoursAfter(-24 * 8));
  const own = await publish(reader, 'Proyek sendiri', hoursAfter(-24 * 3));
  await app.database.owner`
    insert into public.relasi_bisnis (user_id, name, main_skill, experience, vision, whatsapp, city, created_at)
    values (${other.id}, 'Rina Rahasia', 'Marketing', 'Tiga tahun', 'Tumbuh', '+6281234567890', 'Malang', ${hoursAfter(-48)})`;
  await app.database.owner`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, created_at, via_messages)
    values (${own}, ${other.id}, 'Rina', 'Saya ingin ikut', ${hoursAfter(-30)}, true)`;
  await app.database.owner`
    update public.thread_members set unread = 2, unread_since = ${hoursAfter(-30)} where user_id = ${reader.id}`;
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  const [mail] = mails;
  expect(mail?.to).toBe(reader.email);
  expect(mail?.text).toContain('Kopi <b>Keliling</b> · Marketing · Bandung');
  expect(mail?.html).toContain('Kopi &lt;b&gt;Keliling&lt;/b&gt;');
  expect(mail?.text).toContain('Marketing · Malang');
  expect(mail?.text).toContain('1 lamaran menunggu jawaban Anda');
  expect(mail?.text).toContain('2 pesan belum dibaca');
  expect(mail?.text).not.toMatch(/Rina|Terlalu lama|Proyek sendiri|6281/);
  const secret = secretIn(mail);
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<https://kawan.test/berhenti-kabar/${secret}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('matching finds listings for a member who says what they look for, and their first place is not counted', async () => {
  const [reader, other] = [await createTestPerson(app), await createTestPerson(app)];
  await consent(reader);
  await app.database.owner`
    insert into public.matching_profiles (user_id, skills, is_adult) values (${reader.id}, '[{"name":"SEO","level":"mahir"}]', true)`;
  await publish(other, 'Toko daring batik', hoursAfter(-20));
  while ((await refreshListings(app.database.owner, 50)) === 50);
  const places = () => app.database.owner`select * from private.first_places`;
  const before = await places();
  expect(await run()).toBe(1);
  expect(mails[0]?.text).toContain('Toko daring batik');
  expect(await places()).toEqual(before);
});

test('no mail without news, without a consent, to a banned member, at night, or in the week of the consent', async () => {
  const quiet = await createTestPerson(app);
  await consent(quiet);
  const banned = await createReader('Kabar satu');
  await app.database.owner`
    insert into private.banned_members (user_id, until) values (${banned.id}, now() + interval '1 day')`;
  const late = await createReader('Kabar dua');
  await app.database
    .owner`update public.weekly_mail_consents set agreed_at = ${hoursAfter(1)} where user_id = ${late.id}`;
  expect(await run(keepMail, hoursAfter(-1))).toBe(0);
  expect(await run(keepMail, hoursAfter(13))).toBe(0);
  expect(await statusOf(quiet)).toBeUndefined();
  expect(await run()).toBe(0);
  expect(await statusOf(quiet)).toBe('nothing');
  expect(await statusOf(banned)).toBe('nothing');
  expect(await statusOf(late)).toBeUndefined();
});

test('who ends it between the plan and the mail gets none, and neither does who is found to be younger', async () => {
  const gone = await createReader('Kabar tiga');
  const young = await createReader('Kabar empat');
  await app.database.owner`select private.plan_weekly_mails(${week})`;
  await app.database.owner`delete from public.weekly_mail_consents where user_id = ${gone.id}`;
  await app.database.owner`
    update public.member_ages set birth_year = extract(year from now())::integer - 16 where user_id = ${young.id}`;
  expect(await run()).toBe(0);
});

test('a refused mail waits for the next run, five times, and one whose process died is not sent again', async () => {
  const reader = await createReader('Kabar lima');
  const refuse = () => Promise.reject(new Error('the server is away'));
  for (let tries = 1; tries <= 5; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    expect(await run(refuse)).toBe(0);
    // oxlint-disable-next-line no-await-in-loop -- what the run left
    expect(await statusOf(reader)).toBe(tries < 5 ? 'pending' : 'failed');
  }
  expect(await run()).toBe(0);
  const other = await createReader('Kabar enam');
  await app.database
    .owner`insert into private.weekly_mails (user_id, week, status) values (${other.id}, ${week}, 'sending')`;
  expect(await run()).toBe(0);
  expect(await statusOf(other)).toBe('sending');
});

test('runs side by side send each mail once', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => createReader(`Kabar ${name}`)));
  const sent = await Promise.all([run(), run(), run()]);
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(4);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(4);
});

test('one press of the mail program ends it; opening the address ends nothing, and a wrong secret tells nothing', async () => {
  const reader = await createReader('Kabar tujuh');
  await run();
  const secret = secretIn(mails[0]);
  const routes = new Hono<AppEnv>().route('/berhenti-kabar', createEndRoutes(app.database.owner));
  const opened = await routes.request(`/berhenti-kabar/${secret}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/berhenti-kabar#${secret}`]);
  const press = (one: string) =>
    routes.request(`/berhenti-kabar/${encodeURIComponent(one)}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  for (const wrong of [randomBytes(32).toString('base64url'), "' or true --", 'x'.repeat(500)])
    // oxlint-disable-next-line no-await-in-loop -- three of them
    expect((await press(wrong)).status).toBe(200);
  expect(await isConsenting(reader)).toBe(true);
  expect((await press(secret)).status).toBe(200);
  expect(await isConsenting(reader)).toBe(false);
  expect((await press(secret)).status).toBe(200);
});

test('only the hash of a secret is kept; what became of mails goes after 90 days', async () => {
  const reader = await createReader('Kabar delapan');
  await run();
  const secret = secretIn(mails[0]);
  const kept = await app.database.owner<{ stop_hash: Buffer }[]>`select stop_hash from private.weekly_mails`;
  expect(kept[0]?.stop_hash.equals(createHash('sha256').update(secret).digest())).toBe(true);
  await app.database.owner`
    insert into private.weekly_mails (user_id, week) values (${reader.id}, (now() - interval '100 days')::date)`;
  await app.database.owner`select private.forget_weekly_mails()`;
  expect(await app.database.owner`select week from private.weekly_mails`).toHaveLength(1);
  await app.database.owner`delete from auth.users where id = ${reader.id}`;
  expect(await app.database.owner`select week from private.weekly_mails`).toHaveLength(0);
});

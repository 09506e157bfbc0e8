/** The appeal to a ban: by who holds the id of its decision, without a session; and what becomes of the decision. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
let admin: Person;
let stranger: Person;
const words = 'Akun saya dipakai orang lain kemarin malam.';

beforeAll(async () => {
  database = await createTestDatabase();
  admin = await createPerson(database, { admin: true });
  stranger = await createPerson(database);
});
afterAll(() => database.drop());

/** Bans, for a day where nothing else is said. Out: the id that the mail carries. */
async function ban(person: Person, until: Date | null = new Date(Date.now() + 86_400_000)): Promise<string> {
  await runAs(database, admin, `select public.admin_ban_person($1, 'Meminta uang dari pelamar', $2)`, [
    person.id,
    until?.toISOString() ?? null,
  ]);
  const [told] = await database.owner<{ link: string }[]>`
    select link from public.notifications
    where user_id = ${person.id} and title = 'Akun Anda diblokir' order by created_at desc, id desc limit 1`;
  return /^\/banding#([0-9a-f-]{36})$/.exec(told?.link ?? '')?.[1] ?? '';
}
const read = async (id: unknown, by: Person | null = null) =>
  (await attemptAs(database, by, 'select * from public.get_ban($1)', [id])).rows ?? [];
const appeal = (id: unknown, text = words, by: Person | null = null) =>
  attemptAs(database, by, 'select public.appeal_ban($1, $2) as number', [id, text]);
const unban = (person: Person) =>
  runAs(database, admin, `select public.admin_unban_person($1, 'Banding diterima')`, [person.id]);

describe('a ban', () => {
  test('says why, until when and that it can be appealed to, without a session', async () => {
    const until = new Date(Date.now() + 3 * 86_400_000);
    expect(await read(await ban(await createPerson(database), until))).toEqual([
      {
        reason: 'Meminta uang dari pelamar',
        until,
        created_at: expect.any(Date),
        ticket_number: null,
        state: 'open',
      },
    ]);
    const [forGood] = await read(await ban(await createPerson(database), null));
    expect(forGood).toMatchObject({ until: null, state: 'open' });
  });

  test('is appealed to once: a ticket of its person, however often and at once it is sent', async () => {
    const person = await createPerson(database);
    const id = await ban(person);
    const [one, two] = await Promise.all([appeal(id), appeal(id, `${words} Sungguh.`)]);
    expect(one.rows).toEqual(two.rows);
    const number = String(one.rows?.[0]?.['number']);
    const tickets = await database.owner`
      select ticket_number, kind, subject, user_id, message from public.contact_messages where user_id = ${person.id}`;
    expect(tickets).toEqual([
      {
        ticket_number: number,
        kind: 'appeal',
        subject: 'Banding atas keputusan',
        user_id: person.id,
        message: expect.stringMatching(
          /^Keputusan: Akun diblokir sampai .* WIB\nAlasan kami: Meminta uang dari pelamar\n\nAkun saya/,
        ),
      },
    ]);
    expect((await read(id))[0]).toMatchObject({ state: 'appealed', ticket_number: number });
  });

  test('is lifted from the appeal, and its person told', async () => {
    const person = await createPerson(database);
    const id = await ban(person);
    await appeal(id);
    const overturn = `select public.admin_overturn_decision($1, 'Banding diterima')`;
    expect((await attemptAs(database, stranger, overturn, [id])).code).toBe('42501');
    await runAs(database, admin, overturn, [id]);
    const [user] = await database.owner`select banned_until from auth.users where id = ${person.id}`;
    expect(user).toEqual({ banned_until: null });
    expect((await read(id))[0]).toMatchObject({ state: 'ended' });
    expect(
      await database.owner`
        select link from public.notifications where user_id = ${person.id} and title = 'Blokir akun Anda dicabut'`,
    ).toEqual([{ link: '/masuk' }]);
    expect((await attemptAs(database, admin, overturn, [id])).code).toBe('PT404');
  });

  test('that is lifted, replaced or over takes no appeal into a new one', async () => {
    const person = await createPerson(database);
    const first = await ban(person);
    const second = await ban(person, null);
    expect((await appeal(first)).hint).toBe('overturned');
    expect((await read(first))[0]).toMatchObject({ state: 'ended' });
    expect((await read(second))[0]).toMatchObject({ state: 'open' });
    await unban(person);
    expect((await appeal(second)).hint).toBe('overturned');

    const late = await ban(person);
    await database.owner`update public.moderation_decisions set created_at = now() - interval '31 days' where id = ${late}`;
    expect((await read(late))[0]).toMatchObject({ state: 'late' });
    expect((await appeal(late)).hint).toBe('appeal_over');
    await database.owner`update auth.users set banned_until = now() - interval '1 second' where id = ${person.id}`;
    expect((await read(late))[0]).toMatchObject({ state: 'ended' });
  });

  test('opens to no other id, and to no empty word', async () => {
    const person = await createPerson(database);
    const id = await ban(person);
    const [other] = await database.owner<{ id: string }[]>`
      insert into public.moderation_decisions (user_id, kind, target_kind, target_id, title, reason)
      values (${person.id}, 'warned', 'thread', ${person.id}, 'Pesan', 'Kasar') returning id`;
    for (const wrong of [other?.id, person.id, randomUUID(), null])
      for (const by of [null, stranger]) {
        expect(await read(wrong, by)).toEqual([]);
        expect((await appeal(wrong, words, by)).code).toBe('PT404');
      }
    for (const text of ['', '  pendek ', 'x'.repeat(3001)])
      expect((await appeal(id, text)).hint).toBe('body_required');
    expect(await runAs(database, stranger, 'select id from public.moderation_decisions', [])).toEqual([]);
    expect(
      (await attemptAs(database, stranger, `select private.write_appeal($1, $2, $3)`, [id, person.id, words]))
        .code,
    ).toBe('42501');
  });
});

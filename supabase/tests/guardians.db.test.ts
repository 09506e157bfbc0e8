/** The guardian's link: to whom it goes, that it serves once, and what hostile clients try with it. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privacyVersion } from '../../packages/contracts/src/age.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { agreeAsGuardian, mailGuardian } from './support/guardians.ts';
import { createProject } from './support/content.ts';
import { attemptAs, birthYearOf, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let count = 0;
const freshMailbox = () => `ibu-${(count += 1)}@rumah.test`;
const createTeen = (guardian = freshMailbox(), age = 15) => createPerson(database, { age, guardian });

const confirm = (
  as: Person | null,
  secret: string,
  relation: string | null = 'wali',
  version = privacyVersion,
) => attemptAs(database, as, 'select public.confirm_guardian($1, $2, $3)', [secret, relation, version]);
const revoke = (as: Person | null, secret: string) =>
  attemptAs(database, as, 'select public.revoke_guardian($1) as outcome', [secret]);
const ask = (child: Person, address: string) =>
  attemptAs(database, child, 'select public.ask_guardian($1)', [address]);
const statusOf = async (child: Person) =>
  (await runAs(database, child, 'select * from public.get_age_status()'))[0];
const hasGuardian = async (child: Person) => (await statusOf(child))?.['age_group'] === 'teen_confirmed';

describe('agreeing', () => {
  test('is recorded, seen and told to the child, and lies in the audit log without the address', async () => {
    const child = await createTeen('ayah@rumah.test');
    const secret = await mailGuardian(database, child);
    const [shown] = await runAs(database, null, 'select * from public.get_guardian_request($1)', [secret]);
    expect(shown).toMatchObject({
      child_username: child.username,
      is_below_13: false,
      guardian_email: 'ay***@rumah.test',
    });
    expect((await confirm(null, secret)).code).toBeNull();
    expect(await statusOf(child)).toMatchObject({
      age_group: 'teen_confirmed',
      guardian_email: 'ayah@rumah.test',
      relation: 'wali',
      confirmed_at: expect.any(Date),
      ended_at: null,
    });
    const titles = await runAs(database, child, 'select title from public.notifications');
    expect(titles).toEqual([{ title: 'Orang tua atau wali Anda sudah menyetujui' }]);
    const lines = await database.owner`
      select action, after::text as after from public.audit_log where target_id = ${child.id}`;
    expect(lines).toEqual([
      { action: 'guardian.confirmed', after: expect.not.stringContaining('ayah') as string },
    ]);
  });

  test('works once, however many press at the same moment', async () => {
    const child = await createTeen();
    const secret = await mailGuardian(database, child);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => confirm(null, secret)));
    expect(outcomes.filter(({ code }) => code === null)).toHaveLength(1);
    expect(outcomes.filter(({ hint }) => hint === 'link_invalid')).toHaveLength(11);
    expect(await confirm(null, secret)).toMatchObject({ code: 'PT404', hint: 'link_invalid' });
  });

  test('ends after 7 days', async () => {
    const child = await createTeen();
    const secret = await mailGuardian(database, child);
    await database.owner`update public.guardian_requests set expires_at = now() where child_id = ${child.id}`;
    expect(await confirm(null, secret)).toMatchObject({ code: 'PT404', hint: 'link_expired' });
    expect(await hasGuardian(child)).toBe(false);
  });

  test('by reading changes nothing: a scanner of mails that opens the page agrees to nothing', async () => {
    const child = await createTeen();
    const secret = await mailGuardian(database, child);
    for (let times = 0; times < 3; times += 1)
      await runAs(database, null, 'select * from public.get_guardian_request($1)', [secret]);
    expect(await hasGuardian(child)).toBe(false);
    const [row] = await database.owner`
      select string_agg(provolatile, '') as kinds from pg_proc
      where pronamespace = 'public'::regnamespace and proname in ('get_guardian_request', 'confirm_guardian', 'revoke_guardian')`;
    // Volatile functions are not called by GET.
    expect(row?.['kinds']).toBe('vvv');
  });

  test.each([
    ['no relation', null, privacyVersion, 'relation_required'],
    ['a relation of another kind', 'teman', privacyVersion, 'relation_required'],
    ['a text of another day', 'wali', '2020-01-01', 'text_changed'],
  ])('is refused with %s', async (_name, relation, version, hint) => {
    const child = await createTeen();
    const secret = await mailGuardian(database, child);
    expect(await confirm(null, secret, relation, version)).toMatchObject({ code: 'PT422', hint });
    expect(await hasGuardian(child)).toBe(false);
  });
});

describe('hostile clients', () => {
  test('500 guessed secrets open nothing, nor do a hash, an empty or a long one', async () => {
    const child = await createTeen();
    const secret = await mailGuardian(database, child);
    const [row] = await database.owner<{ hash: string }[]>`
      select encode(token_hash, 'hex') as hash from public.guardian_requests where child_id = ${child.id}`;
    const guesses = [
      ...Array.from({ length: 500 }, () => randomBytes(32).toString('base64url')),
      row?.hash ?? '',
      '',
      `${secret} `,
      secret.toUpperCase(),
      'x'.repeat(100_000),
    ];
    for (const guess of guesses) expect((await confirm(null, guess)).hint).toBe('link_invalid');
    expect(await hasGuardian(child)).toBe(false);
  });

  test('the child cannot press the link, and no other member reads or changes the row', async () => {
    const child = await createTeen();
    const stranger = await createPerson(database, { age: 15, guardian: freshMailbox() });
    const secret = await mailGuardian(database, child);
    expect(await confirm(child, secret)).toMatchObject({ code: 'PT403', hint: 'own_link' });
    expect(await attemptAs(database, child, 'select token_hash from public.guardian_requests')).toMatchObject(
      { code: '42501' },
    );
    expect(
      await runAs(database, stranger, 'select id from public.guardian_requests where child_id = $1', [
        child.id,
      ]),
    ).toEqual([]);
    expect(
      await attemptAs(
        database,
        child,
        'update public.guardian_requests set confirmed_at = now() returning id',
      ),
    ).toMatchObject({ code: '42501' });
    expect(await hasGuardian(child)).toBe(false);
  });

  test("the link of another account's child opens that one alone", async () => {
    const [one, other] = [await createTeen(), await createTeen()];
    const secret = await mailGuardian(database, other);
    await mailGuardian(database, one);
    expect((await confirm(null, secret)).code).toBeNull();
    expect([await hasGuardian(one), await hasGuardian(other)]).toEqual([false, true]);
  });

  test.each([
    ['the same address', 'budi.kecil@gmail.com', 'budi.kecil@gmail.com'],
    ['the same mailbox with a tag', 'budi.besar@gmail.com', 'budi.besar+ibu@gmail.com'],
    ['the same mailbox with other dots', 'budisedang@gmail.com', 'b.u.d.i.sedang@googlemail.com'],
    ['the same address in capitals', 'budi@rumah.test', 'BUDI@Rumah.test'],
  ])('%s as guardian is refused, at sign-up as later', async (_name, email, guardian) => {
    await expect(createPerson(database, { age: 15, email, guardian })).rejects.toMatchObject({
      code: 'PT422',
      hint: 'guardian_is_child',
    });
    const child = await createPerson(database, { age: 15, email });
    expect(await ask(child, guardian)).toMatchObject({ code: 'PT422', hint: 'guardian_is_child' });
  });

  test("a second account with the child's number, or of another child, is no guardian", async () => {
    const second = await createPerson(database, {
      email: 'akun-kedua@rumah.test',
      whatsapp: '6281299990001',
    });
    const child = await createPerson(database, { age: 15, whatsapp: '6281299990001' });
    const friend = await createPerson(database, { age: 16, email: 'teman@rumah.test' });
    for (const { email } of [second, friend])
      expect(await ask(child, email)).toMatchObject({ code: 'PT422', hint: 'guardian_is_child' });
    const parent = await createPerson(database, { email: 'ibu-asli@rumah.test' });
    expect((await ask(child, parent.email)).code).toBeNull();
  });

  test("a child that moves to the guardian's mailbox cannot use the link", async () => {
    const child = await createTeen('pindah@rumah.test');
    const secret = await mailGuardian(database, child);
    await database.owner`update auth.users set email = 'pindah@rumah.test' where id = ${child.id}`;
    expect(await confirm(null, secret)).toMatchObject({ code: 'PT403', hint: 'own_link' });
  });

  test('no other member is asked: adults and accounts without a year are refused', async () => {
    for (const age of [18, null])
      expect(await ask(await createPerson(database, { age }), freshMailbox())).toMatchObject({
        hint: 'guardian_not_needed',
      });
  });
});

describe('limits', () => {
  test('a child has three mails a day, and an older link ends with a newer one', async () => {
    const child = await createTeen();
    const first = await mailGuardian(database, child);
    expect((await ask(child, freshMailbox())).code).toBeNull();
    expect(await confirm(null, first)).toMatchObject({ hint: 'link_invalid' });
    expect((await ask(child, freshMailbox())).code).toBeNull();
    expect(await ask(child, freshMailbox())).toMatchObject({ code: 'PT429', hint: 'daily_limit' });
  });

  test('a mailbox gets five a day from all children together, in whatever way it is written', async () => {
    const variants = ['a', 'b', 'c', 'd', 'e'].map((tag) => `satu.ibu+${tag}@gmail.com`);
    for (const variant of variants) await createTeen(variant);
    const child = await createPerson(database, { age: 15 });
    expect(await ask(child, 'satuibu@gmail.com')).toMatchObject({ code: 'PT429' });
  });

  test('the call for children who cannot sign in says nothing and writes to the known mailbox alone', async () => {
    const child = await createTeen('ibu-kecil@rumah.test', 10);
    const teen = await createTeen();
    const before = (await database.owner`select 1 from public.guardian_requests`).length;
    for (const address of [
      teen.email,
      'siapa@rumah.test',
      '',
      child.email,
      child.email,
      child.email,
      child.email,
    ])
      expect(
        await attemptAs(database, null, 'select public.resend_guardian_mail($1) as said', [address]),
      ).toMatchObject({
        code: null,
      });
    const rows =
      await database.owner`select guardian_email from public.guardian_requests where child_id = ${child.id}`;
    expect(rows.map((row) => row['guardian_email'])).toEqual(Array(3).fill('ibu-kecil@rumah.test'));
    expect(await database.owner`select 1 from public.guardian_requests`).toHaveLength(before + 2);
  });
});

describe('taking it back', () => {
  test('the guardian revokes: the child is told, what needs the consent closes, the link is used up', async () => {
    const child = await createTeen();
    const secret = await agreeAsGuardian(database, child);
    expect(await hasGuardian(child)).toBe(true);
    expect((await revoke(null, secret)).rows).toEqual([{ outcome: 'revoked' }]);
    expect(await statusOf(child)).toMatchObject({
      age_group: 'teen',
      confirmed_at: expect.any(Date),
      ended_at: expect.any(Date),
    });
    expect(await revoke(null, secret)).toMatchObject({ hint: 'link_invalid' });
    const titles = await runAs(
      database,
      child,
      `select title from public.notifications where title like '%mencabut%'`,
    );
    expect(titles).toHaveLength(1);
    // The child may ask again.
    expect((await ask(child, freshMailbox())).code).toBeNull();
  });

  test('below 13 the sessions end', async () => {
    const child = await createTeen(freshMailbox(), 11);
    const secret = await agreeAsGuardian(database, child);
    await database.owner`insert into auth.sessions (user_id) values (${child.id})`;
    await revoke(null, secret);
    expect(await database.owner`select 1 from auth.sessions where user_id = ${child.id}`).toHaveLength(0);
    await expect(
      database.owner`insert into auth.sessions (user_id) values (${child.id})`,
    ).rejects.toMatchObject({
      hint: 'guardian_needed',
    });
  });

  test('who is no guardian says so, and is not asked again by that child for 30 days', async () => {
    const child = await createTeen('bukan-wali@rumah.test');
    const secret = await mailGuardian(database, child);
    expect((await revoke(null, secret)).rows).toEqual([{ outcome: 'declined' }]);
    expect(await ask(child, 'bukan-wali+lagi@rumah.test')).toMatchObject({ hint: 'guardian_declined' });
    expect((await ask(child, freshMailbox())).code).toBeNull();
  });
});

describe('what is kept, and how long', () => {
  const age = (child: Person, days: number) =>
    database.owner.begin(async (sql) => {
      await sql`update public.member_ages set stated_at = now() - make_interval(days => ${days}) where user_id = ${child.id}`;
      await sql`update public.guardian_requests set created_at = now() - make_interval(days => ${days}) where child_id = ${child.id}`;
    });
  const purge = () => database.owner`select private.purge_guardians() as purged`;
  const exists = async (child: Person) =>
    (await database.owner`select 1 from auth.users where id = ${child.id}`).length > 0;

  test('an account below 13 without a guardian goes after 30 days, others stay', async () => {
    const waiting = await createTeen(freshMailbox(), 11);
    const young = await createTeen(freshMailbox(), 11);
    const agreed = await createTeen(freshMailbox(), 11);
    const teen = await createTeen();
    await agreeAsGuardian(database, agreed);
    for (const child of [waiting, agreed, teen]) await age(child, 31);
    await age(young, 29);
    await purge();
    expect(await Promise.all([waiting, young, agreed, teen].map(exists))).toEqual([false, true, true, true]);
    const told = await database.owner`
      select payload #>> '{traits,user_id}' as id, payload #>> '{traits,soft}' as soft from auth.audit_log_entries
      where payload ->> 'action' = 'user_deleted'
        and payload #>> '{traits,user_id}' = any(${[waiting, young, agreed, teen].map(({ id }) => id)}::text[])`;
    expect(told).toEqual([{ id: waiting.id, soft: 'false' }]);
  });

  test('what a child below 13 publishes is seen while a guardian agrees, and again from 13 on', async () => {
    const child = await createTeen(freshMailbox(), 11);
    const revocation = await agreeAsGuardian(database, child);
    const project = await createProject(database, child);
    const reader = await createPerson(database, { premium: true });
    const isSeen = async () => {
      const seen = await Promise.all(
        [null, reader].map((one) =>
          runAs(database, one, 'select 1 from public.project_listings where id = $1', [project]),
        ),
      );
      expect(seen[0]).toHaveLength(seen[1]?.length ?? 0);
      return seen[0]?.length === 1;
    };
    const apply = () =>
      attemptAs(
        database,
        reader,
        `insert into public.project_applications (project_id, application_message, via_messages) values ($1, 'Halo', true)`,
        [project],
      );
    expect(await isSeen()).toBe(true);
    await revoke(null, revocation);
    expect(await isSeen()).toBe(false);
    expect((await apply()).code).toBe('42501');
    await database.owner`select private.ask_guardian(${child.id}, ${freshMailbox()})`;
    expect(await isSeen()).toBe(false);
    const again = await agreeAsGuardian(database, child);
    expect(await isSeen()).toBe(true);
    await revoke(null, again);
    // A year goes by: nothing is written, the job sees it.
    await database.owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`update public.member_ages set birth_year = birth_year - 2 where user_id = ${child.id}`;
    });
    expect(await isSeen()).toBe(false);
    await purge();
    expect(await isSeen()).toBe(true);
    expect((await apply()).code).toBeNull();
  });

  test('an account of 13 that is paused, banned without end or hidden anyway is not written anew each hour', async () => {
    const [paused, banned] = [await createTeen(freshMailbox(), 13), await createTeen(freshMailbox(), 13)];
    await database.owner`insert into public.account_pauses (user_id) values (${paused.id})`;
    await database.owner`select private.follow_hiding(${paused.id})`;
    await database.owner`update auth.users set banned_until = 'infinity' where id = ${banned.id}`;
    const versions = () =>
      database.owner`
        select user_id, until::text, xmin::text from private.banned_members
        where user_id = any (${[paused.id, banned.id]}::uuid[]) order by user_id`;
    const before = await versions();
    expect(before.map((row) => row['until'])).toEqual(['infinity', 'infinity']);
    await purge();
    expect(await versions()).toEqual(before);
    for (const { id } of [paused, banned]) await database.owner`select private.follow_hiding(${id})`;
    expect(await versions()).toEqual(before);
  });

  test('a ban that is over ends also for a child that stays hidden, which no guardian has agreed to', async () => {
    const child = await createTeen(freshMailbox(), 11);
    await database.owner`update auth.users set banned_until = now() - interval '1 second' where id = ${child.id}`;
    await database.owner`select private.forget_bans()`;
    const [account] = await database.owner`
      select u.banned_until, b.until = 'infinity' as is_hidden
      from auth.users as u left join private.banned_members as b on b.user_id = u.id where u.id = ${child.id}`;
    expect(account).toEqual({ banned_until: null, is_hidden: true });
  });

  test('an account that says only now that it is below 13 is hidden until a guardian has agreed', async () => {
    const child = await createPerson(database, { age: null });
    const project = await createProject(database, child);
    const isSeen = async () =>
      (await runAs(database, null, 'select 1 from public.project_listings where id = $1', [project])).length;
    expect(await isSeen()).toBe(1);
    await runAs(database, child, 'select public.state_age($1, $2, $3)', [
      birthYearOf(11),
      privacyVersion,
      freshMailbox(),
    ]);
    expect(await isSeen()).toBe(0);
    await agreeAsGuardian(database, child);
    expect(await isSeen()).toBe(1);
  });

  test('a request that came to nothing goes after 30 days, a consent stays', async () => {
    const child = await createTeen();
    await ask(child, freshMailbox());
    await agreeAsGuardian(database, child);
    await database.owner`update public.guardian_requests set ended_at = now() - interval '31 days' where child_id = ${child.id} and ended_at is not null`;
    await purge();
    expect(
      await database.owner`select confirmed_at is not null as agreed from public.guardian_requests where child_id = ${child.id}`,
    ).toEqual([{ agreed: true }]);
  });

  test('all of it goes with the account', async () => {
    const child = await createTeen('kenari-wali@rumah.test');
    await agreeAsGuardian(database, child);
    await database.owner`delete from auth.users where id = ${child.id}`;
    for (const [table, column] of [
      ['member_ages', 'user_id'],
      ['consents', 'user_id'],
      ['guardian_requests', 'child_id'],
    ])
      expect(
        await database.owner.unsafe(`select 1 from public.${table} where ${column} = $1`, [child.id]),
      ).toHaveLength(0);
  });
});

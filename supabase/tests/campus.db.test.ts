/** A campus mailbox that is proved by a code: which addresses count, few attempts, limits, one mailbox for one account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, runAs, type Person } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ask = (person: Person | null, address: string | null) =>
  attemptAs(database, person, 'select public.request_campus_code($1)', [address]);
const hintOf = async (person: Person, address: string | null) => (await ask(person, address)).hint;
const confirm = async (person: Person, code: string | null) =>
  (await runAs(database, person, 'select public.confirm_campus_code($1) as outcome', [code]))[0]?.['outcome'];

/** Plays the job that mails the code. */
async function send(person: Person, code: string): Promise<void> {
  await database.owner`
    update public.campus_codes set email_status = 'sent', expires_at = now() + interval '15 minutes',
      code_hash = private.campus_code_hash(id, ${code})
    where user_id = ${person.id} and ended_at is null`;
}
const institutionOf = async (address: string) => {
  const [row] = await database.owner<{ name: string | null }[]>`select private.campus_of(${address}) as name`;
  return row?.name;
};

describe('which address counts', () => {
  test.each([
    ['budi@ui.ac.id', 'ui.ac.id'],
    ['budi@mail.ugm.ac.id', 'ugm.ac.id'],
    ['BUDI@Mhs.FIB.UNPAD.AC.ID', 'unpad.ac.id'],
    ['budi@sman3-bdg.sch.id', 'sman3-bdg.sch.id'],
    ['budi@sma.belajar.id', 'belajar.id'],
    ['budi@binus.edu', 'binus.edu'],
    ['budi@gmail.com', null],
    ['budi@ac.id', null],
    ['budi@.ac.id', null],
    ['budi@ui.ac.id.evil.com', null],
    ['budi@fakebinus.edu', null],
    ['budi@ui-ac.id', null],
    ['budi@uі.ac.id', null], // a Cyrillic letter
    ['ui.ac.id', null],
    ['', null],
  ])('%s: %s', async (address, institution) => {
    expect(await institutionOf(address)).toBe(institution);
  });

  test('the list is the setting that an admin changes', async () => {
    await database.owner`update public.app_settings set value = '".ac.id kampus.test"' where key = 'campus_domains'`;
    expect(await institutionOf('a@kampus.test')).toBe('kampus.test');
    expect(await institutionOf('a@binus.edu')).toBeNull();
    await database.owner`update public.app_settings set value = 'null' where key = 'campus_domains'`;
    expect(await institutionOf('a@ui.ac.id')).toBeNull();
    await database.owner`update public.app_settings set value = '".ac.id .sch.id"' where key = 'campus_domains'`;
  });
});

describe('asking', () => {
  test('bad and unknown addresses are refused, and the message says which', async () => {
    const person = await createPerson(database);
    for (const bad of [
      null,
      '',
      'x',
      'a b@ui.ac.id',
      '"x"@ui.ac.id',
      'a@b@ui.ac.id',
      `${'a'.repeat(300)}@ui.ac.id`,
    ])
      expect(await hintOf(person, bad)).toBe('campus_mail_invalid');
    expect(await hintOf(person, 'budi@gmail.com')).toBe('campus_unknown');
    expect((await ask(null, 'budi@ui.ac.id')).code).toBe('42501');
  });

  test('at most 3 codes for an account and 5 to a mailbox in 24 hours, also side by side; a later one ends the one before', async () => {
    const person = await createPerson(database);
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => ask(person, 'sibuk@ui.ac.id')));
    expect(outcomes.filter(({ code }) => code === null)).toHaveLength(3);
    expect(outcomes.filter(({ hint }) => hint === 'daily_limit')).toHaveLength(2);
    const open = await database.owner`
      select count(*)::int as count from public.campus_codes where user_id = ${person.id} and ended_at is null`;
    expect(open).toEqual([{ count: 1 }]);
    const [second, third] = [await createPerson(database), await createPerson(database)];
    expect(await hintOf(second, 'sibuk+x@UI.ac.id')).toBeNull();
    expect(await hintOf(second, 'sibuk@ui.ac.id')).toBeNull();
    expect(await hintOf(third, 'sibuk@ui.ac.id')).toBe('daily_limit');
  });

  test('a child whose guardian has not agreed is refused, a pupil of 16 is not', async () => {
    const child = await createPerson(database, { age: 11, guardian: 'ibu@rumah.test' });
    const teen = await createPerson(database, { age: 16 });
    expect(await hintOf(child, 'anak@sd1.sch.id')).toBe('guardian_needed');
    expect(await hintOf(teen, 'pelajar@sma1.sch.id')).toBeNull();
  });
});

describe('the code', () => {
  test('proves the mailbox once, in whatever groups it is typed; the address is forgotten', async () => {
    const person = await createPerson(database);
    await ask(person, 'rani@mhs.itb.ac.id');
    expect(await confirm(person, '123456')).toBe('wrong'); // not sent yet
    await send(person, '042137');
    expect(await confirm(person, ' 042 137 ')).toBe('verified');
    expect(await confirm(person, '042137')).toBe('ended');
    expect(
      await runAs(database, person, 'select user_id, institution from public.campus_mails'),
    ).toMatchObject([{ institution: 'itb.ac.id' }]);
    const rows =
      await database.owner`select email, code_hash from public.campus_codes where user_id = ${person.id}`;
    expect(rows).toEqual([{ email: null, code_hash: null }]);
    expect(await hintOf(person, 'rani@mhs.itb.ac.id')).toBe('campus_verified');
  });

  test('five wrong tries end it, also side by side and also with the right one after', async () => {
    const person = await createPerson(database);
    await ask(person, 'tebak@ui.ac.id');
    await send(person, '111111');
    const outcomes = await Promise.all(
      ['000000', '', '12345', "1' or 1=1", '9'.repeat(60), '222222'].map((code) => confirm(person, code)),
    );
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'ended')).toHaveLength(2);
    expect(await confirm(person, '111111')).toBe('ended');
    expect(await confirm(person, null)).toBe('ended');
  });

  test('it ends after 15 minutes, and is of no use to another account', async () => {
    const [person, thief] = [await createPerson(database), await createPerson(database)];
    await ask(person, 'lambat@ui.ac.id');
    await send(person, '333333');
    await ask(thief, 'pencuri@ui.ac.id');
    await send(thief, '444444');
    expect(await confirm(thief, '333333')).toBe('wrong');
    await database.owner`update public.campus_codes set expires_at = now() where user_id = ${person.id}`;
    expect(await confirm(person, '333333')).toBe('ended');
  });

  test('a mailbox stands for one account, however it is written, until that one lets it go', async () => {
    const [first, second] = [await createPerson(database), await createPerson(database)];
    await ask(first, 'satu@ui.ac.id');
    await ask(second, 'satu+dua@ui.ac.id');
    await send(first, '555555');
    await send(second, '666666');
    const outcomes = await Promise.all([confirm(first, '555555'), confirm(second, '666666')]);
    expect(outcomes.toSorted()).toEqual(['taken', 'verified']);
    const winner = outcomes[0] === 'verified' ? first : second;
    const loser = winner === first ? second : first;
    // Asking again tells nothing of the other account.
    expect(await hintOf(loser, 'satu@ui.ac.id')).toBeNull();
    await database.owner`delete from auth.users where id = ${winner.id}`;
    await send(loser, '777777');
    expect(await confirm(loser, '777777')).toBe('verified');
    expect(await runAs(database, loser, 'delete from public.campus_mails returning user_id')).toHaveLength(1);
  });

  test('neither hash nor code can be read by its owner', async () => {
    const person = await createPerson(database);
    for (const column of ['code_hash', 'mailbox_hash'])
      expect((await attemptAs(database, person, `select ${column} from public.campus_codes`)).code).toBe(
        '42501',
      );
    expect((await attemptAs(database, person, 'select mailbox_hash from public.campus_mails')).code).toBe(
      '42501',
    );
  });

  test('requests go after two days', async () => {
    const person = await createPerson(database);
    await ask(person, 'lama@ui.ac.id');
    await database.owner`update public.campus_codes set created_at = now() - interval '49 hours' where user_id = ${person.id}`;
    await database.owner`select private.purge_campus_codes()`;
    expect(await database.owner`select id from public.campus_codes where user_id = ${person.id}`).toEqual([]);
  });
});

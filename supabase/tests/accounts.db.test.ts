import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { attemptAs, createPerson, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const signUp = (data: Record<string, unknown>, email = `${randomUUID()}@kampus.test`) =>
  database.owner<{ id: string; raw_user_meta_data: Record<string, unknown> }[]>`
    insert into auth.users (email, raw_user_meta_data) values (${email}, ${database.owner.json(data as never)})
    returning id, raw_user_meta_data`;

describe('sign-up', () => {
  test('makes the profile from the sign-up data', async () => {
    const [account] = await signUp({
      username: ' Rina ',
      nama_lengkap: 'Rina Wati',
      no_wa: '+62 812-3456-7890',
    });
    const [profile] = await database.owner`
      select username, nama_lengkap, no_wa, paket from public.pengguna where id = ${account?.id ?? ''}`;
    expect(profile).toEqual({
      username: 'Rina',
      nama_lengkap: 'Rina Wati',
      no_wa: '6281234567890',
      paket: 'Gratis',
    });
  });

  test.each([
    ['a username that is taken', { username: 'RINA' }, 'PT409', 'username_taken'],
    ['a short username', { username: 'ri' }, 'PT422', 'username_too_short'],
    ['a short name', { username: 'panjang', nama_lengkap: 'R' }, 'PT422', 'name_too_short'],
  ])('refuses %s in words that a client can tell', async (_case, data, code, hint) => {
    await expect(signUp(data)).rejects.toMatchObject({ code, hint });
  });

  test('20 sign-ups with one username at once make one account', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => signUp({ username: 'serentak' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'PT409', hint: 'username_taken' });
    }
  });

  test('gives a name to accounts that come without one', async () => {
    const [account] = await signUp({}, 'x@kampus.test');
    const [profile] = await database.owner<{ username: string }[]>`
      select username from public.pengguna where id = ${account?.id ?? ''}`;
    expect(profile?.username).toMatch(/^x-[0-9a-f]{6}$/);
  });

  test('puts the truth into the metadata, whatever was sent', async () => {
    const [account] = await signUp({ is_premium: true, total_coin: 999_999, referral_code: 'PALSU' });
    expect(account?.raw_user_meta_data).toMatchObject({ is_premium: false, total_coin: 0 });
    const [updated] = await database.owner<{ raw_user_meta_data: Record<string, unknown> }[]>`
      update auth.users set raw_user_meta_data = '{"is_premium": true, "total_coin": 5, "tema": "gelap"}'
      where id = ${account?.id ?? ''} returning raw_user_meta_data`;
    expect(updated?.raw_user_meta_data).toEqual({
      is_premium: false,
      total_coin: 0,
      tema: 'gelap',
      referral_code: account?.raw_user_meta_data['referral_code'],
    });
    expect(account?.raw_user_meta_data['referral_code']).toMatch(/^[A-Z0-9]{8}$/);
  });

  test('an anonymous account has no profile until it becomes a real one', async () => {
    const [account] = await database.owner<{ id: string }[]>`
      insert into auth.users (is_anonymous) values (true) returning id`;
    const id = account?.id ?? '';
    expect(await database.owner`select id from public.pengguna where id = ${id}`).toHaveLength(0);
    await database.owner`update auth.users set is_anonymous = false, email = 'nyata@kampus.test' where id = ${id}`;
    expect(await database.owner`select id from public.pengguna where id = ${id}`).toHaveLength(1);
    expect(await database.owner`select code from public.referral_codes where user_id = ${id}`).toHaveLength(
      1,
    );
  });
});

describe('pengguna', () => {
  test('the described insert fills the allowed columns only, and gives the row back', async () => {
    const person = await createPerson(database);
    const rows = await runAs(
      database,
      person,
      `insert into public.pengguna (id, nama_lengkap, username, email, no_wa, paket)
       values ($1, 'Nama Baru', 'nama-baru', 'palsu@kampus.test', '081200000001', 'Premium') returning *`,
      [person.id],
    );
    expect(rows).toMatchObject([
      {
        id: person.id,
        nama_lengkap: 'Nama Baru',
        email: person.email,
        no_wa: '6281200000001',
        paket: 'Gratis',
        kota: 'Bandung',
      },
    ]);
  });

  test('a name that is changed reaches the metadata, which the account menu shows; what else stands there stays', async () => {
    const person = await createPerson(database);
    const metadata = async () => {
      const [row] = await database.owner<{ data: Record<string, unknown> }[]>`
        select raw_user_meta_data as data from auth.users where id = ${person.id}`;
      return row?.data;
    };
    const before = await metadata();
    const username = `u_${randomUUID().slice(0, 8)}`;
    await runAs(
      database,
      person,
      `update public.pengguna set username = $1, nama_lengkap = 'Rina Baru' where id = $2 returning id`,
      [username, person.id],
    );
    expect(await metadata()).toEqual({ ...before, username, nama_lengkap: 'Rina Baru' });
  });

  test('an insert in the name of another person leaves their profile alone', async () => {
    const person = await createPerson(database);
    const victim = await createPerson(database);
    const outcome = await attemptAs(
      database,
      person,
      `insert into public.pengguna (id, nama_lengkap, username) values ($1, 'Penipu', 'penipu')`,
      [victim.id],
    );
    expect(outcome.code).toBe('42501');
    const [row] = await database.owner`select username from public.pengguna where id = ${victim.id}`;
    expect(row).toEqual({ username: victim.username });
  });

  test('the address follows the account, not the client', async () => {
    const person = await createPerson(database);
    const update = `update public.pengguna set email = 'palsu@kampus.test' where id = $1 returning email`;
    expect(await runAs(database, person, update, [person.id])).toEqual([{ email: person.email }]);
    await database.owner`update auth.users set email = 'baru@kampus.test' where id = ${person.id}`;
    expect(await runAs(database, person, `select email from public.pengguna`)).toEqual([
      { email: 'baru@kampus.test' },
    ]);
  });

  test.each(['paket', 'tanggal_daftar', 'id'])('%s is not the client’s to change', async (column) => {
    const person = await createPerson(database);
    const outcome = await attemptAs(
      database,
      person,
      `update public.pengguna set ${column} = default where id = $1`,
      [person.id],
    );
    expect(outcome.code).toBe('42501');
  });

  test.each(['12345', '0812-abc', '++++++++++', '021'])('refuses the number %s', async (number) => {
    const person = await createPerson(database);
    const outcome = await attemptAs(database, person, `update public.pengguna set no_wa = $1`, [number]);
    expect(outcome.code).toBe('23514');
  });

  test('a picture lies in the folder of its owner', async () => {
    const person = await createPerson(database);
    const own = `update public.pengguna set foto_path = $1 returning id`;
    expect(await runAs(database, person, own, [`${person.id}/saya.webp`])).toHaveLength(1);
    expect((await attemptAs(database, person, own, [`${randomUUID()}/orang-lain.webp`])).code).toBe('23514');
  });
});

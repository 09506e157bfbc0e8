/** What a member may do with their own data: take it along, and have it deleted. */
import { describe, expect, test } from 'vitest';
import { goodPassword, member, operator, visitor, type Person } from './auth/support.ts';

const idOf = (person: Person): string => person.session.user.id;

async function invoke(person: Person, name: string, body: Record<string, unknown> = {}) {
  const { data, error } = await person.client.functions.invoke<Record<string, unknown>>(name, { body });
  return { data, status: error === null ? 200 : ((error.context as Response).status ?? 0) };
}

describe('export-own-data', () => {
  test('gives what is kept about the member, and nothing of other members', async () => {
    const [person, other] = [await member(), await member()];
    await person.client.from('business_ideas').insert({ title: 'Kopi keliling' });
    const { data, status } = await invoke(person, 'export-own-data');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      akun: { id: idOf(person) },
      profil: { id: idOf(person) },
      ide_bisnis: [{ title: 'Kopi keliling' }],
      pembayaran: null,
    });
    expect(JSON.stringify(data)).not.toContain(idOf(other));
    expect(JSON.stringify(data)).not.toMatch(/password|snap_token/);
    expect((await invoke({ ...person, client: visitor() }, 'export-own-data')).status).toBe(401);
  });
});

describe('delete-own-account', () => {
  const name = 'delete-own-account';
  const sure = { confirmation: 'HAPUS', password: goodPassword };

  test('refuses without the word, without the password, and for an admin', async () => {
    const person = await member();
    expect((await invoke(person, name, { password: goodPassword })).status).toBe(400);
    expect((await invoke(person, name, { confirmation: 'HAPUS' })).status).toBe(403);
    expect((await invoke(person, name, { ...sure, password: 'bukan-ini' })).status).toBe(403);
    await operator()
      .from('user_roles')
      .insert({ user_id: idOf(person), role: 'admin' });
    expect((await invoke(person, name, sure)).status).toBe(409);
    expect((await person.client.auth.getUser()).error).toBeNull();
  });

  test('takes the account away; its token opens nothing, and its password signs in no more', async () => {
    const person = await member();
    expect((await invoke(person, name, sure)).status).toBe(200);
    expect((await invoke(person, 'export-own-data')).status).toBe(401);
    const { data } = await operator().from('pengguna').select('id').eq('id', idOf(person));
    expect(data).toEqual([]);
    const again = await visitor().auth.signInWithPassword({
      email: person.session.user.email ?? '',
      password: goodPassword,
    });
    expect(again.error?.code).toBe('invalid_credentials');
  });

  test('leaves the requests of others as they were: the password check changes no other session', async () => {
    const [person, other] = [await member(), await member()];
    expect((await invoke(person, name, sure)).status).toBe(200);
    const line = { thread_id: crypto.randomUUID(), id: crypto.randomUUID(), body: 'Halo' };
    expect((await invoke(other, 'send-message', line)).status).toBe(404);
  });
});

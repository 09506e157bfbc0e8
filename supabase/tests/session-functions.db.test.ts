import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryInScope, type Scope } from '../../packages/backend/src/db/scope.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';

const anonymous: Scope = { role: 'anon', claims: null };

describe('list_sessions and end_session', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  async function createAccount() {
    const id = randomUUID();
    const email = `${id}@contoh.id`;
    await database.owner`insert into auth.users (id, email, created_at) values (${id}, ${email}, now())`;
    const sessions = [randomUUID(), randomUUID()] as const;
    for (const session of sessions) {
      await database.owner`
        insert into auth.sessions (id, user_id, user_agent) values (${session}, ${id}, 'Mozilla/5.0 (Android)')`;
    }
    const scope: Scope = { role: 'authenticated', claims: { sub: id, session_id: sessions[0] } };
    return { id, sessions, scope };
  }

  const list = (scope: Scope) =>
    queryInScope(database, scope, { text: 'select * from public.list_sessions()', params: [] });
  const end = (scope: Scope, session: string) =>
    queryInScope(database, scope, { text: 'select public.end_session($1) as ended', params: [session] });

  test('lists the own sessions, the current one first', async () => {
    const rina = await createAccount();
    await createAccount();
    const rows = await list(rina.scope);
    expect(rows.map(({ id, is_current }) => ({ id, is_current }))).toEqual([
      { id: rina.sessions[0], is_current: true },
      { id: rina.sessions[1], is_current: false },
    ]);
  });

  test('ends another own session, once', async () => {
    const rina = await createAccount();
    expect(await end(rina.scope, rina.sessions[1])).toEqual([{ ended: true }]);
    expect(await end(rina.scope, rina.sessions[1])).toEqual([{ ended: false }]);
    expect(await list(rina.scope)).toHaveLength(1);
  });

  test("touches neither the current session nor another member's", async () => {
    const rina = await createAccount();
    const budi = await createAccount();
    expect(await end(rina.scope, rina.sessions[0])).toEqual([{ ended: false }]);
    expect(await end(rina.scope, budi.sessions[1])).toEqual([{ ended: false }]);
    expect(await list(budi.scope)).toHaveLength(2);
  });

  test('an ended session is refused before a request of the data API, where a hosted project asks', async () => {
    const refuse = (scope: Scope) =>
      queryInScope(database, scope, { text: 'select private.refuse_ended_session()', params: [] });
    const rina = await createAccount();
    const budi = await createAccount();
    await refuse(rina.scope);
    await refuse(anonymous);
    await refuse({ role: 'service_role', claims: { role: 'service_role' } });
    const ended = { code: 'PT401', hint: 'session_not_found' };
    // The session of another member is none of this one's.
    await expect(
      refuse({ role: 'authenticated', claims: { sub: budi.id, session_id: rina.sessions[0] } }),
    ).rejects.toMatchObject(ended);
    await database.owner`update auth.sessions set not_after = now() where id = ${budi.sessions[0]}`;
    await expect(refuse(budi.scope)).rejects.toMatchObject(ended);
    await database.owner`delete from auth.sessions where id = ${rina.sessions[0]}`;
    await expect(refuse(rina.scope)).rejects.toMatchObject(ended);
    const [asked] = await database.owner`
      select setconfig from pg_db_role_setting where setrole = 'authenticator'::regrole and setdatabase = 0`;
    expect(asked?.['setconfig']).toContain('pgrst.db_pre_request=private.refuse_ended_session');
  });

  test('is closed to the anonymous role', async () => {
    await expect(list(anonymous)).rejects.toMatchObject({ code: '42501' });
    await expect(end(anonymous, randomUUID())).rejects.toMatchObject({ code: '42501' });
  });
});

/**
 * What a stranger can ask about an address costs the same whether it has an account or not: the same answer, the same
 * statements before it, the same hash. The times themselves are measured by `npm run bench:enumeration`.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthTestApp,
  freshEmail,
  goodPassword,
  type Answer,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';
import { recordStatements } from '../testing/record-statements.ts';

describe('known and unknown addresses', () => {
  let app: AuthTestApp;
  let watched: AuthTestApp;
  let known: string;
  let unknown: string;
  const statements: string[] = [];
  const settled: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    app = await createAuthTestApp({ settings: { autoConfirm: false } });
    const database = { ...app.database, owner: recordStatements(app.database.owner, statements) };
    watched = await createAuthTestApp({
      settings: { autoConfirm: false },
      deps: { database, beforeStop: (wait) => void settled.push(wait) },
    });
  });
  beforeEach(async () => {
    known = (await app.signUp()).email;
    unknown = freshEmail();
    await app.database.owner`delete from auth.rate_limits`;
  });
  afterAll(async () => {
    await watched.close();
    await app.close();
  });

  const ask = async (path: string, body: object): Promise<{ answer: Answer; before: string[] }> => {
    statements.length = 0;
    const answer = await watched.call('POST', path, { body });
    const before = [...statements];
    // What follows the answer is the background's.
    for (const wait of settled) await wait();
    return { answer, before };
  };

  /** What differs for any two people, known or not. */
  const plain = ({ status, body, headers }: Answer) => ({
    status,
    body: JSON.parse(
      JSON.stringify(body)
        .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
        .replaceAll(/orang-[\da-f-]+@kampus\.test/g, 'address')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'time'),
    ) as unknown,
    headers: [...headers].filter(([name]) => !['x-request-id', 'content-length', 'date'].includes(name)),
  });

  test.each([
    ['login', '/token?grant_type=password', (email: string) => ({ email, password: 'salah-salah-1' })],
    ['recover', '/recover', (email: string) => ({ email })],
    ['resend', '/resend', (email: string) => ({ type: 'signup', email })],
    ['otp', '/otp', (email: string) => ({ email })],
    ['verify', '/verify', (email: string) => ({ type: 'recovery', email, token: '000000' })],
  ])('%s answers alike, after the same statements', async (_, path, body) => {
    if (path === '/verify') await app.call('POST', '/recover', { body: { email: known } });
    const [one, other] = [await ask(path, body(known)), await ask(path, body(unknown))];
    expect(plain(one.answer)).toEqual(plain(other.answer));
    const shape = (list: string[]) => list.map((text) => text.replace(/^(?:release|rollback to)/, 'end of'));
    // The background may have begun: what it adds comes after what both have in common.
    const length = Math.min(one.before.length, other.before.length);
    expect(length).toBeGreaterThan(0);
    expect(shape(one.before).slice(0, length)).toEqual(shape(other.before).slice(0, length));
  });

  test('signup answers alike but for the identity, after the same statements', async () => {
    const body = (email: string, username: string) => ({ email, password: goodPassword, data: { username } });
    const one = await ask('/signup', body(known, 'orang_satu'));
    const other = await ask('/signup', body(unknown, 'orang_dua'));
    expect(one.answer.status).toBe(200);
    expect(other.answer.status).toBe(200);
    const upToAudit = (list: string[]) =>
      list.slice(0, list.findIndex((text) => text.includes('audit_log')) + 1);
    const shape = (list: string[]) =>
      upToAudit(list).map((text) => text.replace(/^(?:release|rollback to)/, 'end of'));
    expect(shape(one.before)).toEqual(shape(other.before));
    expect(shape(one.before).length).toBeGreaterThan(6);
  });

  test('otp that makes no account says so only a few times to an address of the network', async () => {
    const strict = await createAuthTestApp({ settings: { local: false } });
    const answers = [];
    for (let n = 0; n < 12; n += 1) {
      answers.push(await strict.call('POST', '/otp', { body: { email: freshEmail(), create_user: false } }));
    }
    expect(answers.filter(({ body }) => body['code'] === 'otp_disabled')).toHaveLength(10);
    expect(answers.at(-1)?.status).toBe(429);
    await strict.close();
  });
});

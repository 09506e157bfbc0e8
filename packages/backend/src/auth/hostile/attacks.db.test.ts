/** Ways in that the reference has had to close over the years, and the budget of an attacker who guesses. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthTestApp,
  freshEmail,
  readMail,
  type AuthTestApp,
} from '../testing/create-auth-test-app.ts';

describe('attacks', () => {
  let app: AuthTestApp;
  beforeAll(async () => {
    app = await createAuthTestApp({ settings: { autoConfirm: false } });
  });
  beforeEach(() => app.database.owner`delete from auth.rate_limits`);
  afterAll(() => app.close());

  test.each([
    { 'x-forwarded-host': 'jahat.example', 'x-forwarded-proto': 'http' },
    { host: 'jahat.example' },
    { forwarded: 'host=jahat.example;proto=http' },
    { origin: 'https://jahat.example', referer: 'https://jahat.example/masuk' },
    { redirect_to: 'https://jahat.example/' },
  ])('no header of the request reaches a mail: %j', async (headers) => {
    const { email } = await app.signUp();
    app.mails.length = 0;
    expect((await app.call('POST', '/recover', { body: { email }, headers })).status).toBe(200);
    const mail = await app.nextMail(email);
    const { link } = readMail(mail);
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/v1\/verify\?/);
    expect(JSON.stringify(mail)).not.toContain('jahat');
  });

  test('a code of PKCE is redeemed once, also when 20 try it together, and not with another verifier', async () => {
    const { email } = await app.signUp();
    const verifier = randomBytes(40).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const body = { email, code_challenge: challenge, code_challenge_method: 's256' };
    app.mails.length = 0;
    await app.call('POST', '/recover', { body });
    const { link } = readMail(await app.nextMail(email));
    const back = await app.fetch(link, { redirect: 'manual' });
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const redeem = (with_: string) =>
      app.call('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: with_ } });
    expect((await redeem(randomBytes(40).toString('base64url'))).body['code']).toBe('bad_code_verifier');
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await redeem(verifier)).status),
    );
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await redeem(verifier)).status).toBe(404);
  });

  test('guessing codes: ten tries an hour for an account, however many codes it asks for', async () => {
    const { email } = await app.signUp();
    let compared = 0;
    for (let round = 0; round < 4; round += 1) {
      // Each further mail costs a minute, which passes here.
      await app.database.owner`delete from auth.rate_limits where key like 'account:mail%'`;
      app.mails.length = 0;
      await app.call('POST', '/recover', { body: { email } });
      const { code } = readMail(await app.nextMail(email));
      for (let guess = 0; guess < 6; guess += 1) {
        const token = String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0');
        const answer = await app.call('POST', '/verify', { body: { type: 'recovery', email, token } });
        if (answer.status === 403) compared += 1;
        else expect(answer.status).toBe(429);
      }
    }
    // Ten in 1,000,000 each hour, and ten more that lie ready: well under one in 10,000.
    expect(compared).toBeLessThanOrEqual(11);
  });

  test('a flow of PKCE that was begun for one person gives no other person a session', async () => {
    const [ani, budi] = [await app.signUp(), await app.signUp()];
    const verifier = randomBytes(40).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    app.mails.length = 0;
    for (const { email } of [ani, budi]) {
      await app.call('POST', '/recover', {
        body: { email, code_challenge: challenge, code_challenge_method: 's256' },
      });
    }
    const codeOf = async (email: string): Promise<string> => {
      const back = await app.fetch(readMail(await app.nextMail(email)).link, { redirect: 'manual' });
      return new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
    };
    const answer = await app.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: await codeOf(ani.email), code_verifier: verifier },
    });
    expect(answer.body['user']?.['id']).toBe(ani.userId);
  });

  test('the audit log shows an edited, a removed and a forged row', async () => {
    const sql = app.database.owner;
    await app.call('POST', '/recover', { body: { email: freshEmail() } });
    await app.call('POST', '/token?grant_type=password', {
      body: { email: freshEmail(), password: 'salah-1' },
    });
    await sql`select auth.seal_audit_log()`;
    const intact = async () => (await sql`select auth.find_audit_break() as at`)[0]?.['at'];
    expect(await intact()).toBeNull();
    for (const statement of [
      "update auth.audit_log_entries set ip_address = '1.1.1.1'",
      'delete from auth.audit_log_entries',
      'truncate auth.audit_log_entries',
    ]) {
      await expect(sql.unsafe(statement)).rejects.toThrow();
    }
    // An administrator who can switch the triggers off is still seen.
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`
        update auth.audit_log_entries set ip_address = '1.1.1.1'
        where id = (select id from auth.audit_log_entries order by created_at limit 1)`;
    });
    expect(await intact()).not.toBeNull();
  });
});

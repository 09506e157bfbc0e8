import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { privacyVersion } from '@kawanusaha/contracts/age';
import { createTestPerson as createBackendPerson } from '@kawanusaha/backend/testing/person';
import { sendGuardianMails } from '#jobs/send-guardian-mails.ts';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await createPaymentApp();
});
afterAll(() => app.close());

const sendMails = (send = app.deps.mailer.send) =>
  sendGuardianMails({
    sql: app.database.owner,
    mailer: { send },
    log: app.deps.log,
    siteUrl: 'https://kawanusaha.test',
  });

const createTeen = (guardian: string, name = 'Dewi <b>Lestari</b>') =>
  createBackendPerson(app, {
    nama_lengkap: name,
    birth_year: String(new Date().getFullYear() - 16),
    privacy_version: privacyVersion,
    guardian_email: guardian,
  });

const requestOf = async (id: string) => {
  const [row] = await app.database.owner<
    { token_hash: Buffer | null; email_status: string; days: number | null }[]
  >`
    select token_hash, email_status, extract(day from expires_at - now())::integer as days
    from public.guardian_requests where child_id = ${id}`;
  return row;
};
const secretIn = (text: string | undefined) => /\/wali#([\w-]{43})\s/.exec(text ?? '')?.[1] ?? '';

test('the guardian gets one mail; its secret stands behind # and only its hash is kept', async () => {
  const child = await createTeen('ibu@rumah.test');
  expect(await Promise.all([sendMails(), sendMails()])).toContain(1);
  expect(await sendMails()).toBe(0);
  const mails = app.mails.filter(({ to }) => to === 'ibu@rumah.test');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('meminta persetujuan Anda');
  expect(mails[0]?.html).toContain('Dewi &lt;b&gt;Lestari&lt;/b&gt;');
  const secret = secretIn(mails[0]?.text);
  const row = await requestOf(child.id);
  expect(row).toMatchObject({ email_status: 'sent', days: 6 });
  expect(row?.token_hash?.equals(createHash('sha256').update(secret).digest())).toBe(true);
});

test('who has agreed gets another link, by which the consent is seen and taken back', async () => {
  const child = await createTeen('ayah@rumah.test', 'Rudi Hartono');
  await sendMails();
  const first = secretIn(app.mails.find(({ to }) => to === 'ayah@rumah.test')?.text);
  await app.database.owner`select public.confirm_guardian(${first}, 'orang tua', ${privacyVersion})`;
  expect(await sendMails()).toBe(1);
  const second = secretIn(app.mails.filter(({ to }) => to === 'ayah@rumah.test').at(-1)?.text);
  expect(second).not.toBe(first);
  expect(await requestOf(child.id)).toMatchObject({ days: null });
  const [row] = await app.database.owner`select public.revoke_guardian(${second}) as outcome`;
  expect(row).toEqual({ outcome: 'revoked' });
});

test('a mail server that is down is tried 5 times, and the child sees that it failed', async () => {
  const child = await createTeen('gagal@rumah.test');
  const send = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('mail server down'));
  for (let round = 0; round < 7; round += 1) expect(await sendMails(send)).toBe(0);
  expect(send).toHaveBeenCalledTimes(5);
  expect(await requestOf(child.id)).toMatchObject({ email_status: 'failed', token_hash: null });
});

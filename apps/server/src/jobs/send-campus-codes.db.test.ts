import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestPerson } from '@kawanusaha/backend/testing/person';
import { sendCampusCodes } from '#jobs/send-campus-codes.ts';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await createPaymentApp();
});
afterAll(() => app.close());

const sendCodes = (send = app.deps.mailer.send) =>
  sendCampusCodes({ sql: app.database.owner, mailer: { send }, log: app.deps.log });

type Person = { readonly id: string };
const call = (person: Person, name: 'request_campus_code' | 'confirm_campus_code', value: string) =>
  app.database.owner.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: person.id })}, true)`;
    const [row] = await sql<{ outcome: string }[]>`select ${sql(`public.${name}`)}(${value}) as outcome`;
    return row?.outcome;
  });
const ask = (person: Person, address: string) => call(person, 'request_campus_code', address);
const mailsTo = (address: string) => app.mails.filter(({ to }) => to === address);
const codeIn = (text: string | undefined) => /^(\d{6})$/m.exec(text ?? '')?.[1] ?? '';

test('one mail with a code that proves the mailbox; side by side runs send one', async () => {
  const person = await createTestPerson(app);
  await ask(person, 'rani@ui.ac.id');
  const counts = await Promise.all([sendCodes(), sendCodes()]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(mailsTo('rani@ui.ac.id')).toHaveLength(1);
  const [mail] = mailsTo('rani@ui.ac.id');
  const code = codeIn(mail?.text);
  expect(code).toMatch(/^\d{6}$/);
  expect(mail?.html).toContain(`>${code}</p>`);
  expect(await call(person, 'confirm_campus_code', code)).toBe('verified');
});

test('a mailbox of another account gets a mail without a code, and the asker sees no difference', async () => {
  const [first, second] = [await createTestPerson(app), await createTestPerson(app)];
  await ask(first, 'satu@ugm.ac.id');
  await sendCodes();
  await call(first, 'confirm_campus_code', codeIn(mailsTo('satu@ugm.ac.id')[0]?.text));
  await ask(second, 'satu@ugm.ac.id');
  expect(await sendCodes()).toBe(1);
  const mail = mailsTo('satu@ugm.ac.id').at(-1);
  expect(mail?.subject).toBe('Alamat kampus Anda sudah dipakai di KawanUsaha');
  expect(codeIn(mail?.text)).toBe('');
  const [row] = await app.database.owner`
    select email_status, expires_at > now() as runs, code_hash from public.campus_codes where user_id = ${second.id}`;
  expect(row).toEqual({ email_status: 'sent', runs: true, code_hash: null });
  expect(await call(second, 'confirm_campus_code', '000000')).toBe('wrong');
});

test('a mail server that is down is tried 5 times, each time with a new code', async () => {
  const person = await createTestPerson(app);
  await ask(person, 'putus@ui.ac.id');
  const send = vi.fn<typeof app.deps.mailer.send>().mockRejectedValue(new Error('away'));
  for (let run = 1; run <= 6; run += 1) await sendCodes(send);
  expect(send).toHaveBeenCalledTimes(5);
  expect(new Set(send.mock.calls.map(([{ text }]) => codeIn(text))).size).toBeGreaterThan(1);
  const [row] = await app.database.owner`
    select email_status, code_hash from public.campus_codes where user_id = ${person.id}`;
  expect(row).toEqual({ email_status: 'failed', code_hash: null });
});

test('a code that was replaced is not mailed', async () => {
  const person = await createTestPerson(app);
  await ask(person, 'ganti@ui.ac.id');
  await ask(person, 'baru@ui.ac.id');
  expect(await sendCodes()).toBe(1);
  expect(mailsTo('ganti@ui.ac.id')).toHaveLength(0);
  expect(mailsTo('baru@ui.ac.id')).toHaveLength(1);
});

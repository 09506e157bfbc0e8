import { beforeEach, expect, test } from 'vitest';
import { createMailbox, type Mailbox } from '#adapters/mailbox.ts';
import { createMailboxPage } from './mailbox-page.ts';

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = createMailbox();
});
const get = (path: string, host = 'localhost:3000') =>
  createMailboxPage(mailbox).fetch(new Request(`http://${host}${path}`));
const letter = (subject: string, text = 'Isi') => ({
  to: 'a@kampus.test',
  subject,
  text,
  html: `<p>${text}</p>`,
});

test('lists mails, newest first, and says when there is none', async () => {
  expect(await (await get('/mailbox')).text()).toContain('Belum ada surat.');
  await mailbox.send(letter('Pertama'));
  await mailbox.send(letter('Kedua'));
  const page = await (await get('/mailbox')).text();
  expect(page.indexOf('Kedua')).toBeLessThan(page.indexOf('Pertama'));
  expect(await (await get('/mailbox.json')).json()).toMatchObject([{ id: 2 }, { id: 1 }]);
});

test('shows a mail with its link, everything else escaped', async () => {
  await mailbox.send(
    letter('<b>Tebal</b>', 'Buka:\nhttps://x.test/?a=1&b=2"onmouseover=\n<script>alert(1)</script>'),
  );
  const page = await (await get('/mailbox/1')).text();
  expect(page).toContain('href="https://x.test/?a=1&amp;b=2&quot;onmouseover="');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toMatch(/<script|<b>Tebal/);
  expect((await get('/mailbox/2')).status).toBe(404);
});

test('keeps the last 200', async () => {
  for (let n = 0; n < 205; n += 1) await mailbox.send(letter(`Surat ${n}`));
  expect(mailbox.list()).toHaveLength(200);
  expect((await get('/mailbox/1')).status).toBe(404);
  expect((await get('/mailbox/205')).status).toBe(200);
});

test.each(['evil.example', 'localhost.evil.example', '192.168.1.5:3000'])(
  'a page named %s sees nothing',
  async (host) => {
    await mailbox.send(letter('Rahasia'));
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/1'])
      expect((await get(path, host)).status).toBe(404);
  },
);

test.each([
  ...[
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-real-ip',
    'via',
  ],
  ...[
    'true-client-ip',
    'cf-connecting-ip',
    'x-client-ip',
    'x-original-forwarded-for',
    'x-envoy-external-address',
  ],
])('what a proxy forwards (%s) sees nothing, though the proxy names this machine', async (name) => {
  await mailbox.send(letter('Rahasia'));
  for (const path of ['/mailbox', '/mailbox.json', '/mailbox/1']) {
    const request = new Request(`http://127.0.0.1:3000${path}`, { headers: { [name]: 'x' } });
    expect((await createMailboxPage(mailbox).fetch(request)).status).toBe(404);
  }
});

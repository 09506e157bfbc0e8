import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '@kawanusaha/backend/testing/eventually';
import { runExclusively, startJobs } from '#jobs/start-jobs.ts';
import { sendNotificationMails } from '#jobs/send-notification-mails.ts';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';

let app: PaymentApp;
let person: TestPerson;
beforeAll(async () => {
  app = await createPaymentApp();
  person = await createTestPerson(app);
});
afterAll(() => app.close());

const notify = (title: string) => app.database.owner`
  select private.notify(${person.id}, 'payment', ${title}, 'Isi <b>tebal</b>', '/pembayaran', ${title})`;

const sendMails = (send = app.deps.mailer.send) =>
  sendNotificationMails({
    sql: app.database.owner,
    mailer: { send },
    log: app.deps.log,
    siteUrl: 'https://kawanusaha.test',
  });

describe('runExclusively', () => {
  test('two processes never do the same job at once', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = runExclusively(app.database.owner, { name: 'satu', everyMs: 1, run: () => held });
    await eventually(async () => {
      const job = { name: 'satu', everyMs: 1, run: async () => {} };
      expect(await runExclusively(app.database.owner, job)).toBe(false);
    });
    const other = { name: 'dua', everyMs: 1, run: async () => {} };
    expect(await runExclusively(app.database.owner, other)).toBe(true);
    release();
    expect(await first).toBe(true);
  });
});

describe('sendNotificationMails', () => {
  test('sends each once, escaped, with the way to it', async () => {
    await notify('Pembayaran Berhasil!');
    expect(await sendMails()).toBe(1);
    expect(await sendMails()).toBe(0);
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]).toMatchObject({ to: person.email, subject: 'Pembayaran Berhasil!' });
    expect(app.mails[0]?.html).toContain('Isi &lt;b&gt;tebal&lt;/b&gt;');
    expect(app.mails[0]?.text).toContain('https://kawanusaha.test/pembayaran');
  });

  test('the word that an order is paid brings its receipt', async () => {
    const buyer = await createTestPerson(app);
    const orderId = await app.openOrder(buyer);
    app.simulator.payWithCard(orderId, '4811111111111114');
    await app.simulator.idle();
    await sendMails();
    const mail = app.mails.find(({ to }) => to === buyer.email);
    const [receipt] = mail?.attachments ?? [];
    expect(mail?.text).toContain(`Kwitansi pembayaran Anda terlampir (kwitansi-${orderId}.pdf).`);
    expect(mail?.text).toContain(`Nomor kwitansi: ${orderId}\n`);
    expect(mail?.text).toMatch(/^Jumlah: Rp\s80\.000$/m);
    expect(receipt).toMatchObject({ name: `kwitansi-${orderId}.pdf`, contentType: 'application/pdf' });
    expect(Buffer.from(receipt?.base64 ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-[^]+%%EOF\s*$/);
  });

  test('a mail server that is down is tried again, and given up after 5 times', async () => {
    await notify('Gagal kirim');
    const send = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('mail server down'));
    for (let round = 0; round < 7; round += 1) expect(await sendMails(send)).toBe(0);
    expect(send).toHaveBeenCalledTimes(5);
    const [row] = await app.database.owner<{ email_status: string }[]>`
      select email_status from public.notifications where title = 'Gagal kirim'`;
    expect(row?.email_status).toBe('failed');
  });
});

test('stops when nothing runs any more', async () => {
  const { settings, database, mailer, log, onWrite } = app.deps;
  const jobs = startJobs({ settings, database, mailer, log, onWrite });
  await expect(jobs.stop()).resolves.toBeUndefined();
});

test('jobs that are due at the same moment leave connections to each other and to everybody else', async () => {
  const { settings, database, mailer, log, onWrite } = app.deps;
  const held = await database.pulse.reserve();
  await held`begin`;
  await held`lock table public.vouchers, public.project_listings, public.notifications in access exclusive mode`;
  const jobs = startJobs({ settings, database, mailer, log, onWrite });
  await vi.waitUntil(
    async () => {
      // A transaction sees the activity as it was at its first look.
      await held`select pg_stat_clear_snapshot()`;
      const [row] = await held<{ waiting: number }[]>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return (row?.waiting ?? 0) > 0;
    },
    { timeout: 20_000 },
  );
  expect([...(await database.owner`select 1 as one`)]).toEqual([{ one: 1 }]);
  await held`rollback`;
  held.release();
  await jobs.stop();
});

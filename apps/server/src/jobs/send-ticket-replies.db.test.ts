import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendTicketReplies } from '#jobs/send-ticket-replies.ts';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson } from '#testing/person.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await createPaymentApp();
});
afterAll(() => app.close());

const sendReplies = (send = app.deps.mailer.send) =>
  sendTicketReplies({
    sql: app.database.owner,
    mailer: { send },
    log: app.deps.log,
    siteUrl: 'https://kawanusaha.test',
  });

/** A ticket of a visitor with an answer and a note that wait. Out: the ticket's number. */
async function createAnswered(email: string, body: string, author: string | null = null): Promise<string> {
  const sql = app.database.owner;
  const [sent] = await sql<{ ticket: string }[]>`
    select ticket_number as ticket
    from public.submit_contact_message('Rina', ${email}, 'Keluhan', ${'Uang saya <b>hilang</b>\nTolong'})`;
  const ticket = sent?.ticket ?? '';
  await sql`
    insert into public.ticket_entries (ticket_id, kind, body, author_id, dedupe_key, email_status)
    select id, 'reply', ${body}, ${author}, ${randomUUID()}, 'pending' from public.contact_messages where ticket_number = ${ticket}`;
  await sql`
    insert into public.ticket_entries (ticket_id, kind, body, dedupe_key)
    select id, 'note', 'rahasia meja', ${randomUUID()} from public.contact_messages where ticket_number = ${ticket}`;
  return ticket;
}

test('an answer is mailed once to who wrote, under its number, escaped, with the message it answers, and no note', async () => {
  const ticket = await createAnswered('rina@kampus.test', 'Halo Rina,\nsudah <i>kembali</i>.');
  expect(await Promise.all([sendReplies(), sendReplies()])).toContain(1);
  expect(await sendReplies()).toBe(0);
  const mails = app.mails.filter(({ to }) => to === 'rina@kampus.test');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`[${ticket}] Re: Keluhan`);
  expect(mails[0]?.text).toContain('Halo Rina,\nsudah <i>kembali</i>.');
  expect(mails[0]?.text).toContain('> Uang saya <b>hilang</b>\n> Tolong');
  expect(mails[0]?.html).toContain('sudah &lt;i&gt;kembali&lt;/i&gt;.');
  expect(mails[0]?.html).not.toContain('<b>');
  expect(JSON.stringify(mails)).not.toContain('rahasia meja');
});

test('a mail server that is down is tried again, given up after 5 times, and the author is told', async () => {
  const author = await createTestPerson(app);
  const ticket = await createAnswered('gagal@kampus.test', 'Halo', author.id);
  const send = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('mail server down'));
  for (let round = 0; round < 7; round += 1) expect(await sendReplies(send)).toBe(0);
  expect(send).toHaveBeenCalledTimes(5);
  const [row] = await app.database.owner<{ email_status: string }[]>`
    select e.email_status from public.ticket_entries as e join public.contact_messages as t on t.id = e.ticket_id
    where t.ticket_number = ${ticket} and e.kind = 'reply'`;
  expect(row?.email_status).toBe('failed');
  const told = await app.database.owner`
    select link from public.notifications where user_id = ${author.id} and title = ${`Balasan gagal terkirim: ${ticket}`}`;
  expect(told).toEqual([{ link: `/admin?tab=pesan&tiket=${ticket}` }]);
});

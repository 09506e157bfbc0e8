import { html, raw } from 'hono/html';
import type { Logger } from 'pino';
import type { Mailer } from '@kawanusaha/backend/adapters/mail';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { frameMail, mailNote, mailParagraph } from '#mails/mail-frame.ts';

type Dependencies = {
  readonly sql: Sql;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly siteUrl: string;
};

type PendingReply = {
  id: string;
  body: string;
  author_id: string | null;
  ticket_number: string;
  subject: string;
  message: string;
  email: string;
};

const batchSize = 50;
const maxAttempts = 5;

const toLines = (text: string): ReturnType<typeof html>[] =>
  text.split('\n').map((line, at) => html`${at === 0 ? '' : raw('<br>')}${line}`);

/** The mail of one answer: what the desk wrote, how to go on, and what it answers. */
function renderReply(row: PendingReply, siteUrl: string): { text: string; html: string } {
  const contact = `${siteUrl}/kontak`;
  const quote = row.message.replaceAll(/^/gm, '> ');
  return {
    text: `${row.body}\n\nIngin menambahkan sesuatu? Tulis lewat ${contact} dan sebutkan nomor tiket ${row.ticket_number}.\n\nPesan Anda:\n${quote}\n`,
    html: frameMail(`Balasan untuk ${row.ticket_number}`, [
      mailParagraph(html`${toLines(row.body)}`),
      mailNote(
        html`Ingin menambahkan sesuatu? Tulis lewat <a href="${contact}">halaman Kontak</a> dan sebutkan nomor
          tiket ${row.ticket_number}.`,
      ),
      html`<blockquote
        style="margin:16px 0 0;padding-left:12px;border-left:3px solid #c9d1cc;color:#55605b;font-size:14px"
      >
        ${toLines(row.message)}
      </blockquote>`,
    ]),
  };
}

/**
 * Mails the answers that the desk wrote to tickets. A row is locked while its mail is on the way, so that two processes do not send
 * it twice; a failure is tried again on the next run, at most 5 times, and then its author is told.
 * @returns how many were sent
 */
export async function sendTicketReplies({ sql, mailer, log, siteUrl }: Dependencies): Promise<number> {
  let sent = 0;
  await sql.begin(async (transaction) => {
    const rows = await transaction<PendingReply[]>`
      select e.id, e.body, e.author_id, t.ticket_number, t.subject, t.message, t.email
      from public.ticket_entries as e join public.contact_messages as t on t.id = e.ticket_id
      where e.email_status = 'pending' order by e.created_at limit ${batchSize} for update of e skip locked`;
    for (const row of rows) {
      try {
        const subject = `[${row.ticket_number}] Re: ${row.subject}`;
        await mailer.send({ to: row.email, subject, ...renderReply(row, siteUrl) });
        await transaction`
          update public.ticket_entries set email_status = 'sent', email_attempts = email_attempts + 1 where id = ${row.id}`;
        sent += 1;
      } catch (error) {
        log.warn({ err: error, entry: row.id }, 'an answer to a ticket could not be sent');
        await transaction`
          with tried as (
            update public.ticket_entries set email_attempts = email_attempts + 1,
              email_status = case when email_attempts + 1 >= ${maxAttempts} then 'failed' else 'pending' end
            where id = ${row.id} returning email_status, author_id
          )
          select private.notify(author_id, 'system', ${`Balasan gagal terkirim: ${row.ticket_number}`},
            'Server email menolak balasan Anda lima kali. Periksa alamat pengirim, lalu balas lagi.',
            ${`/admin?tab=pesan&tiket=${row.ticket_number}`}, ${`reply_failed:${row.id}`})
          from tried where email_status = 'failed' and author_id is not null`;
      }
    }
  });
  return sent;
}

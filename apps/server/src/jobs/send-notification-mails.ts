import type { Logger } from 'pino';
import type { ISql } from 'postgres';
import type { Attachment, Mailer } from '@kawanusaha/backend/adapters/mail';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { findPayment } from '#payments/records/find-payment.ts';
import { readReceipt, receiptFileName } from '#payments/receipt/read-receipt.ts';
import { receiptRows } from '#payments/receipt/receipt-rows.ts';
import { renderNotification } from './render-notification.ts';

type Dependencies = {
  readonly sql: Sql;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly siteUrl: string;
};

type PendingMail = {
  id: string;
  title: string;
  body: string;
  link: string | null;
  email: string;
  /** The order whose payment it tells. */
  order_id: string | null;
};

const batchSize = 50;
const maxAttempts = 5;

type AttachedReceipt = { file: Attachment; rows: ReturnType<typeof receiptRows> };

/** The receipt that goes with the word that an order is paid; null for all else. */
async function attachReceipt(
  sql: ISql,
  orderId: string | null,
  siteUrl: string,
): Promise<AttachedReceipt | null> {
  const payment = orderId === null ? null : await findPayment(sql, orderId);
  const receipt = payment === null ? null : await readReceipt(sql, payment, siteUrl);
  if (receipt === null) return null;
  // The library that draws it is large, and loaded with the first one.
  const { renderReceipt } = await import('#payments/receipt/render-receipt.ts');
  const pdf = await renderReceipt(receipt);
  return {
    file: {
      name: receiptFileName(receipt.orderId),
      contentType: 'application/pdf',
      base64: Buffer.from(pdf).toString('base64'),
    },
    rows: receiptRows(receipt),
  };
}

/**
 * Sends the mails that notifications wait for. A row is locked while its mail is on the way, so that two processes do
 * not send it twice; a failure is tried again on the next run, at most 5 times.
 * @returns how many were sent
 */
export async function sendNotificationMails({ sql, mailer, log, siteUrl }: Dependencies): Promise<number> {
  let sent = 0;
  await sql.begin(async (transaction) => {
    const rows = await transaction<PendingMail[]>`
      select n.id, n.title, n.body, n.link, u.email, p.order_id
      from public.notifications as n join auth.users as u on u.id = n.user_id
        left join public.payments as p on p.id = case when n.dedupe_key like 'payment_paid:%' then split_part(n.dedupe_key, ':', 2)::uuid end
      where n.email_status = 'pending' and u.email is not null and u.email_confirmed_at is not null
      order by n.created_at limit ${batchSize} for update of n skip locked`;
    for (const row of rows) {
      try {
        const attached = await attachReceipt(transaction, row.order_id, siteUrl);
        const receipt = attached === null ? null : { name: attached.file.name, rows: attached.rows };
        await mailer.send({
          to: row.email,
          subject: row.title,
          ...renderNotification({ ...row, receipt }, siteUrl),
          attachments: attached === null ? [] : [attached.file],
        });
        await transaction`
          update public.notifications set email_status = 'sent', email_attempts = email_attempts + 1
          where id = ${row.id}`;
        sent += 1;
      } catch (error) {
        log.warn({ err: error, notification: row.id }, 'a notification mail could not be sent');
        await transaction`
          update public.notifications set email_attempts = email_attempts + 1,
            email_status = case when email_attempts + 1 >= ${maxAttempts} then 'failed' else 'pending' end
          where id = ${row.id}`;
      }
    }
  });
  return sent;
}

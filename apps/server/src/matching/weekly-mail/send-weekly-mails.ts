import { createHash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Mailer } from '@kawanusaha/backend/adapters/mail';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { readNews } from './read-news.ts';
import { writeWeeklyMail } from './write-weekly-mail.ts';

type Dependencies = {
  readonly sql: Sql;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly siteUrl: string;
  readonly now?: Date;
};

/** Mails of one run; the next one goes on. */
const batchSize = 100;
/** After so many failures in a row the mail server is taken to be away, and the run ends. */
const failuresInARow = 3;
const secretBytes = 32;

/**
 * Sends the weekly mails that are due: between 07.00 and 20.00 WIB, to each consenting member once a week, none to a member for whom
 * the week brought nothing. A mail is noted as under way before it leaves, so that one whose process died is not sent twice; one that
 * the mail server refuses is tried again on a later run, at most 5 times.
 * @returns how many were sent
 */
export async function sendWeeklyMails({
  sql,
  mailer,
  log,
  siteUrl,
  now = new Date(),
}: Dependencies): Promise<number> {
  const [due] = await sql<{ week: string | null }[]>`select private.weekly_mail_week(${now})::text as week`;
  const week = due?.week ?? null;
  if (week === null) return 0;
  await sql`select private.plan_weekly_mails(${week})`;
  // As text both ways: as a date it would lose its microseconds, and a mail planned in the same millisecond would wait.
  const [run] = await sql<{ started: string }[]>`select clock_timestamp()::text as started`;
  let sent = 0;
  let failures = 0;
  for (let taken = 0; taken < batchSize && failures < failuresInARow; taken += 1) {
    const secret = randomBytes(secretBytes).toString('base64url');
    const hash = createHash('sha256').update(secret).digest();
    // oxlint-disable-next-line no-await-in-loop -- one mail after the other
    const [mail] = await sql<{ person: string | null }[]>`
      select private.take_weekly_mail(${week}, ${hash}, ${run?.started ?? null}::text::timestamptz) as person`;
    const person = mail?.person ?? null;
    if (person === null) break;
    let outcome: 'sent' | 'nothing' | 'failed' = 'nothing';
    try {
      // Asked now, since the consent may have ended since the week was planned.
      const [reader] = await sql<{ email: string | null }[]>`
        select private.weekly_mail_address(${person}) as email`;
      const news = typeof reader?.email === 'string' ? await readNews(sql, person, week) : null;
      if (news !== null && typeof reader?.email === 'string') {
        await mailer.send(writeWeeklyMail(news, { to: reader.email, secret, siteUrl }));
        outcome = 'sent';
        sent += 1;
      }
      failures = 0;
    } catch (error) {
      log.warn({ err: error, person }, 'a weekly mail could not be sent');
      outcome = 'failed';
      failures += 1;
    }
    await sql`select private.note_weekly_mail(${person}, ${week}, ${outcome})`;
  }
  return sent;
}

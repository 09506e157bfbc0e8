import type { Logger } from 'pino';
import type { Mailer } from '@kawanusaha/backend/adapters/mail';
import type { Database } from '@kawanusaha/backend/db/pool';
import { sendCampusCodes } from '#jobs/send-campus-codes.ts';
import { sendGuardianMails } from '#jobs/send-guardian-mails.ts';
import { sendNotificationMails } from '#jobs/send-notification-mails.ts';
import { sendTicketReplies } from '#jobs/send-ticket-replies.ts';
import { refreshListings, refreshPeople } from '#matching/refresh-keys.ts';
import { sendWeeklyMails } from '#matching/weekly-mail/send-weekly-mails.ts';
import { assessListings } from '#moderation/assess-listings.ts';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import { reconcilePayments } from '#payments/reconcile-payments.ts';
import { deriveSearch } from '#search/derive-search.ts';
import { loadLexicon } from '#search/load-lexicon.ts';
import type { Settings } from '#settings.ts';

export type JobDependencies = {
  readonly settings: Settings;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly onWrite: (tables: readonly string[]) => void;
  /** Jobs beyond the product's own. */
  readonly more?: readonly Job[];
};

/** Something that is done again and again; two processes never do the same at once. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  /** Milliseconds until its first run; a second unless told. */
  readonly firstMs?: number;
  readonly run: () => Promise<unknown>;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Rows that one transaction of the matching job reads. */
const readAtOnce = 50;
/** Members whom one transaction tells of an incident. */
const membersAtOnce = 500;
/** Bans that one transaction ends. */
const bansAtOnce = 100;
const mailEveryMs = 5_000;
const assessEveryMs = 5_000;

/** Without a way out mails wait: each try would be counted against them, and after five they would be given up. */
const canSendMail = ({ smtpUrl, mailboxPage }: Settings): boolean => smtpUrl !== null || mailboxPage;

function listMailJobs({ settings, database, mailer, log }: JobDependencies): Job[] {
  const sql = database.owner;
  return [
    {
      name: 'mail-notifications',
      everyMs: mailEveryMs,
      run: () => sendNotificationMails({ sql, mailer, log, siteUrl: settings.siteUrl }),
    },
    {
      name: 'mail-ticket-replies',
      everyMs: mailEveryMs,
      run: () => sendTicketReplies({ sql, mailer, log, siteUrl: settings.siteUrl }),
    },
    {
      name: 'mail-guardians',
      everyMs: mailEveryMs,
      run: () => sendGuardianMails({ sql, mailer, log, siteUrl: settings.siteUrl }),
    },
    {
      name: 'mail-campus-codes',
      everyMs: mailEveryMs,
      run: () => sendCampusCodes({ sql, mailer, log }),
    },
    {
      name: 'mail-weekly',
      everyMs: 5 * minuteMs,
      run: () => sendWeeklyMails({ sql, mailer, log, siteUrl: settings.siteUrl }),
    },
  ];
}

/** The product's own jobs. Those that send mail are left out where no mail can leave. */
export function listJobs(dependencies: JobDependencies): Job[] {
  const { settings, database, log, onWrite } = dependencies;
  const sql = database.owner;
  let isFirstReconciliation = true;
  return [
    ...(canSendMail(settings) ? listMailJobs(dependencies) : []),
    { name: 'purge-guardians', everyMs: hourMs, run: () => sql`select private.purge_guardians()` },
    {
      name: 'purge-reputation',
      everyMs: hourMs,
      run: () => sql`select private.purge_campus_codes(), private.purge_collaborations()`,
    },
    {
      name: 'warn-waiting-tickets',
      everyMs: minuteMs,
      run: () => sql`select private.warn_waiting_tickets()`,
    },
    { name: 'warn-desk', everyMs: hourMs, run: () => sql`select private.warn_desk()` },
    {
      name: 'reconcile-payments',
      everyMs: 2 * minuteMs,
      run: async () => {
        if (settings.midtrans.isOff) return;
        // What was under way when the server died is looked up at once, however young the order is.
        const options = { all: isFirstReconciliation };
        await reconcilePayments({ sql, midtrans: midtransFor(settings), log }, options);
        isFirstReconciliation = false;
      },
    },
    {
      // Soon after the start, which it would slow down: until then a search finds rows by their words.
      name: 'derive-search',
      everyMs: 10 * minuteMs,
      run: async () => {
        await loadLexicon(sql);
        await deriveSearch(sql);
      },
    },
    { name: 'expire-vouchers', everyMs: minuteMs, run: () => sql`select private.expire_vouchers()` },
    {
      name: 'close-listings',
      everyMs: 10 * minuteMs,
      run: async () => {
        const [row] = await sql<{ closed: number }[]>`select private.close_expired_listings() as closed`;
        if ((row?.closed ?? 0) > 0) onWrite(['project_listings']);
      },
    },
    {
      name: 'keep-response-promise',
      everyMs: 10 * minuteMs,
      run: async () => {
        const [row] = await sql<{ closed: number }[]>`select private.keep_response_promise() as closed`;
        if ((row?.closed ?? 0) > 0) onWrite(['project_listings']);
      },
    },
    {
      name: 'alert-saved-searches',
      everyMs: 10 * minuteMs,
      run: () => sql`select private.alert_saved_searches()`,
    },
    {
      name: 'notify-incidents',
      everyMs: minuteMs,
      run: async () => {
        for (let told = membersAtOnce; told === membersAtOnce;) {
          const [row] = await sql<
            { told: number }[]
          >`select private.notify_incidents(${membersAtOnce}) as told`;
          told = row?.told ?? 0;
        }
      },
    },
    { name: 'remind-trials', everyMs: 10 * minuteMs, run: () => sql`select private.remind_trials()` },
    {
      name: 'assess-listings',
      everyMs: assessEveryMs,
      run: async () => {
        if ((await assessListings(sql)) > 0) onWrite(['project_listings']);
      },
    },
    {
      name: 'purge-deleted-content',
      everyMs: hourMs,
      run: () => sql`select private.purge_deleted_content()`,
    },
    { name: 'forget-signals', everyMs: hourMs, run: () => sql`select private.forget_signals()` },
    {
      name: 'forget-policy-reports',
      everyMs: hourMs,
      run: () => sql`select private.forget_policy_reports()`,
    },
    {
      name: 'purge-old-notifications',
      everyMs: hourMs,
      run: () => sql`select private.purge_old_notifications()`,
    },
    {
      name: 'purge-old-applications',
      everyMs: hourMs,
      run: () => sql`select private.purge_old_applications()`,
    },
    { name: 'purge-sign-in-log', everyMs: hourMs, run: () => sql`select private.purge_sign_in_log()` },
    { name: 'end-old-pauses', everyMs: hourMs, run: () => sql`select private.end_old_pauses()` },
    { name: 'forget-weekly-mails', everyMs: hourMs, run: () => sql`select private.forget_weekly_mails()` },
    { name: 'forget-form-keys', everyMs: hourMs, run: () => sql`select private.forget_form_keys()` },
    {
      name: 'forget-bans',
      everyMs: hourMs,
      run: async () => {
        for (let ended = bansAtOnce; ended === bansAtOnce;) {
          const [row] = await sql<{ ended: number }[]>`select private.forget_bans() as ended`;
          ended = row?.ended ?? 0;
        }
      },
    },
    { name: 'purge-old-tickets', everyMs: hourMs, run: () => sql`select private.purge_old_tickets()` },
    {
      name: 'queue-message-digests',
      everyMs: 5 * minuteMs,
      run: () => sql`select private.queue_message_digests()`,
    },
    { name: 'release-numbers', everyMs: 15 * minuteMs, run: () => sql`select private.release_numbers()` },
    { name: 'purge-old-threads', everyMs: hourMs, run: () => sql`select private.purge_old_threads()` },
    {
      name: 'read-for-matching',
      everyMs: 10_000,
      run: async () => {
        while ((await refreshListings(sql, readAtOnce)) === readAtOnce);
        while ((await refreshPeople(sql, readAtOnce)) === readAtOnce);
      },
    },
    { name: 'forget-first-places', everyMs: hourMs, run: () => sql`select private.forget_first_places()` },
    {
      name: 'purge-unused-pictures',
      everyMs: hourMs,
      run: () => sql`select private.purge_unused_pictures()`,
    },
  ];
}

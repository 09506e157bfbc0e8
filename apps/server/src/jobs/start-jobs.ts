import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { midtransFor } from '#payments/midtrans/midtrans-for.ts';
import type { Mailer } from '@kawanusaha/backend/adapters/mail';
import type { Database, Sql } from '@kawanusaha/backend/db/pool';
import { refreshListings, refreshPeople } from '#matching/refresh-keys.ts';
import { assessListings } from '#moderation/assess-listings.ts';
import { reconcilePayments } from '#payments/reconcile-payments.ts';
import { sendCampusCodes } from '#jobs/send-campus-codes.ts';
import { sendGuardianMails } from '#jobs/send-guardian-mails.ts';
import { sendNotificationMails } from '#jobs/send-notification-mails.ts';
import { sendTicketReplies } from '#jobs/send-ticket-replies.ts';
import { deriveSearch } from '#search/derive-search.ts';
import { loadLexicon } from '#search/load-lexicon.ts';
import type { Settings } from '#settings.ts';

type Dependencies = {
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
/** Rows that one transaction of the matching job reads. */
const readAtOnce = 50;
const mailEveryMs = 5_000;
const assessEveryMs = 5_000;
const firstRunMs = 1_000;
/** A run holds one connection for its lock and wants others for its work: all jobs at once would wait for each other for ever. */
const runsAtOnce = 2;

/** Runs a job unless another process is at it: the lock goes with the transaction, also when the process dies. */
export async function runExclusively(sql: Sql, job: Job): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const [lock] = await transaction<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${`job:${job.name}`}, 0)) as free`;
    if (lock?.free !== true) return false;
    await job.run();
    return true;
  });
}

function listJobs({ settings, database, mailer, log, onWrite }: Dependencies): Job[] {
  const sql = database.owner;
  let isFirstReconciliation = true;
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
      name: 'purge-guardians',
      everyMs: 60 * minuteMs,
      run: () => sql`select private.purge_guardians()`,
    },
    {
      name: 'mail-campus-codes',
      everyMs: mailEveryMs,
      run: () => sendCampusCodes({ sql, mailer, log }),
    },
    {
      name: 'purge-reputation',
      everyMs: 60 * minuteMs,
      run: () => sql`select private.purge_campus_codes(), private.purge_collaborations()`,
    },
    {
      name: 'warn-waiting-tickets',
      everyMs: minuteMs,
      run: () => sql`select private.warn_waiting_tickets()`,
    },
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
      name: 'remind-trials',
      everyMs: 10 * minuteMs,
      run: () => sql`select private.remind_trials()`,
    },
    {
      name: 'assess-listings',
      everyMs: assessEveryMs,
      run: async () => {
        if ((await assessListings(sql)) > 0) onWrite(['project_listings']);
      },
    },
    {
      name: 'purge-deleted-content',
      everyMs: 60 * minuteMs,
      run: () => sql`select private.purge_deleted_content()`,
    },
    {
      name: 'forget-signals',
      everyMs: 60 * minuteMs,
      run: () => sql`select private.forget_signals()`,
    },
    { name: 'forget-bans', everyMs: 60 * minuteMs, run: () => sql`select private.forget_bans()` },
    {
      name: 'purge-old-tickets',
      everyMs: 60 * minuteMs,
      run: () => sql`select private.purge_old_tickets()`,
    },
    {
      name: 'queue-message-digests',
      everyMs: 5 * minuteMs,
      run: () => sql`select private.queue_message_digests()`,
    },
    {
      name: 'release-numbers',
      everyMs: 15 * minuteMs,
      run: () => sql`select private.release_numbers()`,
    },
    {
      name: 'purge-old-threads',
      everyMs: 60 * minuteMs,
      run: () => sql`select private.purge_old_threads()`,
    },
    {
      name: 'read-for-matching',
      everyMs: 10_000,
      run: async () => {
        while ((await refreshListings(sql, readAtOnce)) === readAtOnce);
        while ((await refreshPeople(sql, readAtOnce)) === readAtOnce);
      },
    },
    {
      name: 'forget-first-places',
      everyMs: 60 * minuteMs,
      run: () => sql`select private.forget_first_places()`,
    },
    {
      name: 'purge-unused-pictures',
      everyMs: 60 * minuteMs,
      run: () => sql`select private.purge_unused_pictures()`,
    },
  ];
}

/**
 * Starts what is done beside the requests. Each job begins soon after the start, so that a server that was down
 * catches up at once, and never overlaps itself.
 * @returns a way to stop; it resolves when the runs under way have ended
 */
export function startJobs(dependencies: Dependencies): { stop: () => Promise<void> } {
  const { log, database } = dependencies;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  const limit = pLimit(runsAtOnce);

  const schedule = (job: Job, delayMs: number): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = limit(async () => {
        if (isStopped || !(await runExclusively(database.owner, job))) return;
        await database.owner`select private.note_job_run(${job.name})`;
      })
        .catch(async (error: unknown) => {
          log.error({ err: error, job: job.name }, 'a job failed');
          const words = error instanceof Error ? error.message : String(error);
          await database.owner`select private.note_job_run(${job.name}, ${words})`;
        })
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'the run of a job was not noted'))
        .finally(() => {
          running.delete(run);
          schedule(job, job.everyMs);
        });
      running.add(run);
    }, delayMs);
    timers.add(timer);
  };
  for (const job of [...listJobs(dependencies), ...(dependencies.more ?? [])])
    schedule(job, job.firstMs ?? firstRunMs);
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

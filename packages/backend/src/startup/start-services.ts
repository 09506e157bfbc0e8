import type { Logger } from 'pino';
import type { Mail, Mailer } from '#adapters/mail.ts';
import { createMailbox } from '#adapters/mailbox.ts';
import { createSmtpMailer } from '#adapters/smtp-mailer.ts';
import type { AccountRules } from '#account-rules.ts';
import { createSigningKeys } from '#auth/keys/create-signing-keys.ts';
import { warnIfSecondInstance } from '#auth/limits/stores/warn-if-second-instance.ts';
import { createSessionCheck } from '#auth/sessions/session-check.ts';
import { startAuthUpkeep } from './auth-upkeep.ts';
import { watchSlowStatements } from '#db/library/slow-statements.ts';
import type { Database } from '#db/pool.ts';
import { startWriteNotices, type WriteNotices } from '#db/write-notices.ts';
import type { AppDeps } from '#deps.ts';
import type { Metrics } from '#metrics/create-metrics.ts';
import type { Settings } from '#settings.ts';
import { openByteStore } from '#storage/bytes/open-byte-store.ts';
import { startStorageUpkeep } from '#storage/start-upkeep.ts';
import { inSpan } from '#tracing/spans.ts';
import { startTracing } from '#tracing/start-tracing.ts';

export type ServiceOptions<S extends Settings = Settings> = {
  readonly settings: S;
  readonly database: Database;
  readonly log: Logger;
  /** What the product decides about accounts. */
  readonly accountRules?: AccountRules;
  /** Where mails of a local installation go besides this process's own mailbox. */
  readonly shareMail?: MailSharing;
  /** Whether mails are dropped where no server for them is configured, instead of failing. */
  readonly dropsMails?: boolean;
  /** What /metrics tells; left out, nothing is counted. */
  readonly metrics?: Metrics;
};

/** Keeps the mailboxes of several processes alike. */
export type MailSharing = {
  readonly send: (mail: Mail) => void;
  readonly onMail: (keep: (mail: Mail) => void) => void;
};

export type Services<S extends Settings = Settings> = {
  readonly deps: Omit<AppDeps<S>, 'fetchApi'> & { readonly writeNotices: WriteNotices };
  /** Stops what runs beside the requests, after the mails on their way. */
  readonly stop: () => Promise<void>;
};

/** Builds what the protocols need and starts what runs beside them. */
export async function startServices<S extends Settings>(options: ServiceOptions<S>): Promise<Services<S>> {
  const { settings, database, log, metrics } = options;
  const stopTracing =
    settings.traces === null ? null : await startTracing(settings.traces, log, metrics?.registry);
  const keys = await createSigningKeys({
    database,
    siteUrl: settings.siteUrl,
    secret: settings.jwtSecret,
    acceptSharedSecret: settings.acceptSharedSecret,
  });
  const mail = openMail(settings, log, options.shareMail, options.dropsMails !== true);
  const writeNotices = startWriteNotices(database, log);
  const stopWatching = watchSlowStatements((slow) => log.warn(slow, 'a slow statement of the server'));
  const stopUpkeep = startAuthUpkeep(database.owner, log);
  const instances = settings.rateLimits === 'memory' ? await warnIfSecondInstance(database.owner, log) : null;
  const stopStorageUpkeep = startStorageUpkeep(database.owner, openByteStore(settings, log), log);
  const pending: (() => Promise<void>)[] = [];
  return {
    deps: {
      settings,
      database,
      log,
      keys,
      ...mail,
      ...(metrics === undefined ? {} : { metrics, mailer: countMails(mail.mailer, metrics) }),
      ...(options.accountRules === undefined ? {} : { accountRules: options.accountRules }),
      isSessionAlive: createSessionCheck(database),
      onWrite: writeNotices.announce,
      beforeStop: (wait) => pending.push(wait),
      writeNotices,
    },
    stop: async () => {
      await Promise.all(pending.map((wait) => wait()));
      await stopUpkeep();
      await instances?.stop();
      await stopStorageUpkeep();
      await writeNotices.stop();
      stopWatching();
      await stopTracing?.();
    },
  };
}

/** The same way out, which counts what left and what did not. */
function countMails(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    send: async (mail) => {
      try {
        await inSpan(
          () => ({ name: 'send mail', kind: 'client' }),
          () => mailer.send(mail),
        );
        metrics.countMail('sent');
      } catch (error) {
        metrics.countMail('failed');
        throw error;
      }
    },
  };
}

/** By SMTP where configured; else into the local mailbox where that is asked for; a server without either fails each mail, or says so and drops them. */
function openMail(
  settings: Settings,
  log: Logger,
  sharing: MailSharing | undefined,
  failsWithoutServer: boolean,
): Pick<AppDeps, 'mailer' | 'mailbox'> {
  if (settings.smtpUrl !== null) return { mailer: createSmtpMailer(settings.smtpUrl, settings.mailFrom) };
  if (settings.mailboxPage) {
    const mailbox = createMailbox();
    if (sharing === undefined) return { mailer: mailbox, mailbox };
    sharing.onMail((mail) => void mailbox.send(mail));
    return { mailer: { send: async (mail) => sharing.send(mail) }, mailbox };
  }
  if (!failsWithoutServer)
    log.warn('SMTP_URL is not set: mails are dropped, so no user can confirm an address or reset a password');
  return {
    mailer: {
      send: async () => {
        if (failsWithoutServer) throw new Error('no mail server is configured');
      },
    },
  };
}

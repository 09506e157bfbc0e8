import type { Logger } from 'pino';
import type { Mail } from '@kawanusaha/backend/adapters/mail';
import { createMailbox } from '@kawanusaha/backend/adapters/mailbox';
import { createSmtpMailer } from '@kawanusaha/backend/adapters/smtp-mailer';
import { createSigningKeys } from '@kawanusaha/backend/auth/keys/create-signing-keys';
import { createSessionCheck } from '@kawanusaha/backend/auth/sessions/session-check';
import { startAuthUpkeep } from '@kawanusaha/backend/auth/upkeep';
import { warnOfCompany } from '@kawanusaha/backend/auth/limit-stores/warn-of-company';
import type { AppDeps } from '@kawanusaha/backend/deps';
import type { Database } from '@kawanusaha/backend/db/pool';
import { startWriteNotices } from '@kawanusaha/backend/db/write-notices';
import { startJobs } from '#jobs/start-jobs.ts';
import type { Settings } from '#settings.ts';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';
import { startStorageUpkeep } from '@kawanusaha/backend/storage/start-upkeep';
import { startPaymentSimulator } from '#payments/payment-simulator.ts';
import type { PageCache } from '#web/page-cache.ts';

export type ServiceOptions = {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Logger;
  readonly cache: PageCache;
  /** What runs once beside all processes (jobs, the payment simulator); true unless another process has it. */
  readonly runsJobs?: boolean;
  /** Where mails of a local installation go besides this process's own mailbox. */
  readonly shareMail?: MailSharing;
};

/** Keeps the mailboxes of several processes alike. */
export type MailSharing = {
  readonly send: (mail: Mail) => void;
  readonly onMail: (keep: (mail: Mail) => void) => void;
};

export type Services = {
  readonly deps: Omit<AppDeps, 'fetchApi'>;
  /** Stops what runs beside the requests: jobs, the payment simulator. */
  readonly stop: () => Promise<void>;
};

/** Builds what the protocols need and starts what runs beside them. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { settings, database, log, cache } = options;
  const keys = await createSigningKeys({
    database,
    siteUrl: settings.siteUrl,
    secret: settings.jwtSecret,
    acceptSharedSecret: settings.acceptSharedSecret,
  });
  const mail = openMail(settings, log, options.shareMail);
  const writeNotices = startWriteNotices(database, log);
  writeNotices.subscribe(() => cache.empty());
  const onWrite = writeNotices.announce;
  const runsJobs = options.runsJobs ?? true;
  const simulator = runsJobs ? await startPaymentSimulator(settings, log) : null;
  const jobs = runsJobs ? startJobs({ settings, database, log, mailer: mail.mailer, onWrite }) : null;
  const stopUpkeep = startAuthUpkeep(database.owner, log);
  const company = settings.rateLimits === 'memory' ? await warnOfCompany(database.owner, log) : null;
  const stopStorageUpkeep = startStorageUpkeep(database.owner, openByteStore(settings), log);
  const pending: (() => Promise<void>)[] = [];
  return {
    deps: {
      settings,
      database,
      log,
      keys,
      ...mail,
      isSessionAlive: createSessionCheck(database),
      onWrite,
      beforeStop: (wait) => pending.push(wait),
      writeNotices,
    },
    stop: async () => {
      await Promise.all(pending.map((wait) => wait()));
      await simulator?.close();
      await jobs?.stop();
      await stopUpkeep();
      await company?.stop();
      await stopStorageUpkeep();
      await writeNotices.stop();
    },
  };
}

/** By SMTP where configured; else into the local mailbox; a server without either says so and fails each mail. */
function openMail(
  settings: Settings,
  log: Logger,
  sharing?: MailSharing,
): Pick<AppDeps, 'mailer' | 'mailbox'> {
  if (settings.smtpUrl !== null) return { mailer: createSmtpMailer(settings.smtpUrl, settings.mailFrom) };
  if (settings.local) {
    const mailbox = createMailbox();
    if (sharing === undefined) return { mailer: mailbox, mailbox };
    sharing.onMail((mail) => void mailbox.send(mail));
    return { mailer: { send: async (mail) => sharing.send(mail) }, mailbox };
  }
  log.warn('SMTP_URL is not set: no mail can be sent, so nobody can confirm an address or reset a password');
  return {
    mailer: {
      send: async () => {
        throw new Error('no mail server is configured');
      },
    },
  };
}

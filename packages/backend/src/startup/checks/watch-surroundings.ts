import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { Metrics } from '#metrics/create-metrics.ts';
import type { Settings } from '#settings.ts';
import type { ByteStore } from '#adapters/bytes/byte-store.ts';

/** What the server needs beside its database and can lack while it serves. */
export type Trouble = 'disk_nearly_full' | 'mail_missing' | 'storage_unavailable';

type Options = {
  readonly settings: Pick<Settings, 'smtpUrl' | 'mailboxPage'>;
  readonly dataDir: string;
  readonly store: ByteStore;
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  /** Free bytes of the disk that holds a folder; the file system's unless told. */
  readonly readFree?: (folder: string) => Promise<number>;
};

export type Surroundings = {
  /** What is lacking now. */
  readonly troubles: () => readonly Trouble[];
  /** Free bytes where DATA_DIR lies; null before it was read. */
  readonly freeBytes: () => number | null;
  /** Looks now; the watch does so each minute. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
};

const everyMs = 60_000;
const storeAnswersMs = 5_000;
/** The log of the database, a base backup or a few uploads take this much at once. */
const leastFreeBytes = 1024 ** 3;
/** Never stored: that there is nothing under it is the answer. */
const absentKey = '00000000-0000-4000-8000-000000000000';

const noMail =
  'SMTP_URL is not set: no mail can be sent, so no user can confirm an address or reset a password (MAILBOX_PAGE=true shows mails at /mailbox on a loopback address)';

const freeOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Watches what the server needs beside its database: a way out for mails, the store of files, room on the disk. Each that is lacking
 * is named in one sentence of the log when it begins, and again when it is over; nothing of it stops the server.
 */
export function watchSurroundings(options: Options): Surroundings {
  const { settings, dataDir, store, log, metrics, readFree = freeOf } = options;
  const troubles = new Map<Trouble, string>();
  let free: number | null = null;

  const note = (trouble: Trouble, sentence: string | null): void => {
    const isKnown = troubles.has(trouble);
    if (sentence !== null) troubles.set(trouble, sentence);
    else troubles.delete(trouble);
    if (sentence !== null && !isKnown) log.error({ trouble }, sentence);
    if (sentence === null && isKnown) log.info({ trouble }, 'this trouble is over');
  };
  const look = async (): Promise<void> => {
    const [stored, left] = await Promise.all([
      answersInTime(store).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
      readFree(dataDir).catch(() => null),
    ]);
    note(
      'storage_unavailable',
      stored === null ? null : `The store of uploaded files does not answer (${stored}): pictures fail.`,
    );
    free = left;
    note(
      'disk_nearly_full',
      left === null || left >= leastFreeBytes
        ? null
        : `The disk that holds ${dataDir} is nearly full (${Math.round(left / 1024 ** 2)} MiB left): make room before writes fail.`,
    );
  };
  if (settings.smtpUrl === null && !settings.mailboxPage) {
    troubles.set('mail_missing', noMail);
    // A trial without mails is no fault.
    log.warn({ trouble: 'mail_missing' }, noMail);
  }
  metrics?.registry.registerMetric(troubleGauge(troubles));
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    troubles: () => [...troubles.keys()],
    freeBytes: () => free,
    look,
    stop: () => clearInterval(timer),
  };
}

async function answersInTime(store: ByteStore): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${storeAnswersMs} ms`)), storeAnswersMs);
  });
  try {
    await (await Promise.race([store.get(absentKey), late]))?.cancel();
  } finally {
    clearTimeout(timer);
  }
}

const troubleGauge = (troubles: ReadonlyMap<Trouble, string>): Gauge =>
  new Gauge({
    name: 'server_trouble',
    help: '1 for each thing that the server needs and lacks: a way out for mails, its store of files, room on its disk.',
    labelNames: ['kind'],
    registers: [],
    collect() {
      this.reset();
      for (const kind of troubles.keys()) this.set({ kind }, 1);
    },
  });

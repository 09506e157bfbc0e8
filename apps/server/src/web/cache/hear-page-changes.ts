import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '@kawanusaha/backend/db/pool';
import type { WriteNotices } from '@kawanusaha/backend/db/write-notices';
import { shareResult } from '@kawanusaha/backend/http/load/share-result';
import { anyWrite, type PageMarks } from '#web/cache/page-marks.ts';

export type PageChanges = {
  /**
   * Waits until every write that this process has announced is marked, so that who writes and then reads sees what they wrote.
   * Out: false where that cannot be said; then whatever was rendered before is marked.
   */
  readonly caughtUp: () => Promise<boolean>;
  /** False while notices may be missed. */
  readonly isHeard: () => boolean;
  readonly stop: () => Promise<void>;
};

const channel = 'page_changes';
const retryMs = 1_000;
const longestWaitMs = 250;

/**
 * Marks what the triggers of supabase/schemas/public-pages.sql tell, from any process; a lapse of the listener marks everything.
 * A notice comes after its commit: a word of our own sent behind it through the same channel proves that it has been heard.
 */
export function hearPageChanges(
  database: Database,
  notices: WriteNotices,
  marks: PageMarks,
  log: Logger,
): PageChanges {
  const self = randomUUID();
  const waiting = new Map<number, PromiseWithResolvers<boolean>>();
  let announced = 0;
  let asked = 0;
  let proved = 0;
  let retry: NodeJS.Timeout | null = null;
  let stopHearing: (() => Promise<void>) | null = null;

  const isHeard = (): boolean => stopHearing !== null && database.listener.isHeard();

  const hear = (message: string): void => {
    if (message.startsWith('[')) return marks.mark(JSON.parse(message) as string[]);
    const [from, word] = message.split(' ');
    if (from !== self) return;
    proved = Math.max(proved, Number(word));
    settle(proved, true);
  };

  /** Tells all who wait for this word or an earlier one. */
  const settle = (word: number, isProved: boolean): void => {
    for (const [wanted, { resolve }] of waiting) {
      if (wanted > word) continue;
      waiting.delete(wanted);
      resolve(isProved);
    }
  };

  const listen = async (): Promise<void> => {
    try {
      stopHearing = await database.listener.on(channel, hear, marks.markAll);
      marks.markAll();
    } catch (error) {
      log.warn({ err: error }, 'changes of pages are not heard');
      retry = setTimeout(() => void (listening = listen()), retryMs);
      retry.unref();
    }
  };
  let listening = listen();

  notices.subscribe(() => {
    announced += 1;
    marks.mark([anyWrite]);
    if (!isHeard()) marks.markAll();
  });

  const ask = (word: number): Promise<boolean> => {
    asked = word;
    const answer = Promise.withResolvers<boolean>();
    waiting.set(word, answer);
    const giveUp = (): void => {
      if (!waiting.has(word)) return;
      marks.markAll();
      settle(word, false);
    };
    setTimeout(giveUp, longestWaitMs).unref();
    database.owner`select pg_notify(${channel}, ${`${self} ${word}`})`.catch(giveUp);
    return answer.promise;
  };

  return {
    isHeard,
    caughtUp() {
      if (proved >= announced) return Promise.resolve(true);
      if (!isHeard()) return Promise.resolve(false);
      const underway = asked >= announced ? waiting.get(asked) : undefined;
      return underway === undefined ? ask(announced) : shareResult(underway.promise);
    },
    async stop() {
      if (retry !== null) clearTimeout(retry);
      await listening;
      const stop = stopHearing;
      stopHearing = null;
      settle(Number.POSITIVE_INFINITY, false);
      await stop?.().catch(() => {});
    },
  };
}

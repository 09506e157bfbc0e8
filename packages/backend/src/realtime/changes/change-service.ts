import type { Logger } from 'pino';
import type { Database } from '#db/pool.ts';
import type { ChangeSubscription, Channel } from '../channels/channel.ts';
import type { Notices } from '../notices.ts';
import type { WantedChange } from '../protocol/join-payload.ts';
import { Refusal } from '../refusal.ts';
import { loadCatalogue, type PublishedTable } from './catalogue.ts';
import { createChangeRouter } from './change-router.ts';
import { parseFilter } from './filter.ts';
import type { Subscriber } from '../subscriber.ts';
import { readNotice } from './read-notice.ts';
import { typeFilter } from './type-filter.ts';

const rereadMs = 1_000;

/** Row changes: who listens to which tables, and what reaches them. */
export type ChangeService = {
  /**
   * Prepares the subscriptions of a channel without listening yet.
   * @throws Refusal naming the first one that cannot be had
   */
  readonly prepare: (channel: Channel, subscriber: Subscriber) => Promise<ChangeSubscription[]>;
  /** Numbers for the subscriptions of a channel; they stay when the token is renewed. */
  readonly number: (wanted: readonly WantedChange[]) => number[];
  /** Listens; resolves when no change after it can be missed. */
  readonly listen: (subscriptions: readonly ChangeSubscription[]) => Promise<void>;
  readonly forget: (subscriptions: readonly ChangeSubscription[]) => void;
  /** Reads the published tables and lets their triggers follow the publication. */
  readonly reload: () => Promise<void>;
  readonly idle: () => Promise<void>;
};

/**
 * Row changes of this process: hears of them by `notices` and reads each under the listener’s own policies.
 * @param options the roles that listeners may have, and whether keys of deleted rows stay hidden from them
 */
export function createChangeService(
  database: Database,
  notices: Notices,
  log: Logger,
  { roles, hidesDeletedKeys }: { roles: readonly string[]; hidesDeletedKeys: boolean },
): ChangeService {
  const router = createChangeRouter(database, log, hidesDeletedKeys);
  let catalogue: Promise<ReadonlyMap<string, PublishedTable>> | null = null;
  let known: ReadonlyMap<string, PublishedTable> = new Map();
  let watched = '';
  let watching: Promise<void> = Promise.resolve();
  let lastId = 0;

  let loadedAt = 0;

  const load = async (): Promise<ReadonlyMap<string, PublishedTable>> => {
    loadedAt = Date.now();
    await database.owner`select realtime.sync_publication()`;
    known = await loadCatalogue(database.owner, roles);
    return known;
  };
  const tables = (): Promise<ReadonlyMap<string, PublishedTable>> => {
    catalogue ??= load().catch((error: unknown) => {
      catalogue = null;
      throw error;
    });
    return catalogue;
  };
  const watch = (): Promise<void> => {
    const relations = router.relations().sort();
    const wanted = relations.join(',');
    if (wanted !== watched) {
      watched = wanted;
      watching = watching
        .catch(() => {})
        .then(() => notices.watch(relations))
        .catch((error: unknown) => {
          watched = '';
          throw error;
        });
    }
    return watching;
  };

  notices.onLapse(() => {
    // A server of the database that took over knows no listeners (realtime.listeners is unlogged): who joins anew waits until it does.
    watched = '';
  });
  notices.on('realtime_changes', (message) => {
    const notice = readNotice(message);
    const table = notice === null ? undefined : known.get(notice.relation);
    if (notice !== null && table !== undefined) router.route(table, notice);
  });

  return {
    number: (wanted) => wanted.map(() => (lastId += 1)),
    async prepare(channel, subscriber) {
      const wanted = channel.request.changes;
      if (wanted.length === 0) return [];
      let published = [...(await tables()).values()];
      const isMissing = wanted.some((change) => findTables(published, change, subscriber).length === 0);
      // A table that was published, or granted, since then; what is asked for in vain reads the catalogue once a second.
      if (isMissing && Date.now() - loadedAt > rereadMs) {
        catalogue = null;
        published = [...(await tables()).values()];
      }
      const prepared: ChangeSubscription[] = [];
      for (const [place, change] of wanted.entries()) {
        const found = findTables(published, change, subscriber);
        const [first] = found;
        const hasFilter = change.filter !== undefined && change.filter !== null && change.filter !== '';
        if (first === undefined || (hasFilter && found.length > 1)) throw cannotSubscribe(change);
        const conditions = hasFilter
          ? await typeFilter(database, subscriber, first, parseFilter(change.filter ?? ''))
          : [];
        assertSelectable(first, change, subscriber);
        const id = channel.changeIds[place] ?? 0;
        prepared.push({ id, channel, wanted: change, tables: found, conditions });
      }
      return prepared;
    },
    async listen(subscriptions) {
      if (subscriptions.length === 0) return;
      for (const subscription of subscriptions) router.add(subscription);
      await watch();
    },
    forget(subscriptions) {
      for (const subscription of subscriptions) router.remove(subscription);
      if (subscriptions.length > 0) void watch().catch(() => {});
    },
    async reload() {
      catalogue = null;
      await tables();
    },
    idle: router.idle,
  };
}

function findTables(
  published: readonly PublishedTable[],
  { schema = 'public', table }: WantedChange,
  { role }: Subscriber,
): PublishedTable[] {
  const isAny = table === undefined || table === '' || table === '*';
  return published.filter(
    (candidate) =>
      (schema === '*' || candidate.schema === schema) &&
      (isAny || candidate.name === table) &&
      candidate.columns.some(({ readers }) => readers.includes(role)),
  );
}

function assertSelectable(table: PublishedTable, { select }: WantedChange, { role }: Subscriber): void {
  for (const name of select ?? []) {
    const column = table.columns.find((candidate) => candidate.name === name);
    if (column?.readers.includes(role) !== true) {
      throw new Refusal('InvalidSelect', `invalid column for select ${name}`);
    }
  }
}

function cannotSubscribe({ event, schema, table, filter }: WantedChange): Refusal {
  const wanted = JSON.stringify({ event, schema, table, filter });
  return new Refusal(
    'RealtimeDisabledForConfiguration',
    `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${wanted}`,
  );
}

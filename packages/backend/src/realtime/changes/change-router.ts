import type { Logger } from 'pino';
import type { Database } from '#db/pool.ts';
import type { RequestRole } from '#db/scope.ts';
import type { ChangeSubscription } from '../channels/channel.ts';
import type { PublishedTable } from './catalogue.ts';
import { matchesFilter } from './matches-filter.ts';
import type { ChangeNotice } from './read-notice.ts';
import { renderChange, type RowChange, toRowChanges } from './render-change.ts';
import { visibleColumns } from './subscription.ts';
import { findVisibleRows } from './visible-rows.ts';

type Router = {
  readonly add: (subscription: ChangeSubscription) => void;
  readonly remove: (subscription: ChangeSubscription) => void;
  /** Relations that a client listens to. */
  readonly relations: () => string[];
  readonly route: (table: PublishedTable, notice: ChangeNotice) => void;
  readonly idle: () => Promise<void>;
};

/** A change on its way to a subscription, with the claims that its holder had when it came. */
type Candidate = {
  readonly subscription: ChangeSubscription;
  readonly role: RequestRole;
  readonly claimsText: string;
  readonly userId: string | null;
};

type Reader = Pick<Candidate, 'role' | 'userId'>;

const gatherMs = 10;
const roundSize = 400;

/**
 * Brings row changes to who may see them. Changes are taken in rounds: what comes while a round asks the policies waits
 * for the next one, so the busier it is, the more rows one question answers.
 */
export function createChangeRouter(database: Database, log: Logger, hidesDeletedKeys: boolean): Router {
  const byRelation = new Map<string, Set<ChangeSubscription>>();
  let queue: RowChange[] = [];
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    while (queue.length > 0) {
      const round = queue.slice(0, roundSize);
      queue = queue.slice(roundSize);
      try {
        await deliver(round);
      } catch (error) {
        log.warn({ err: error }, 'row changes could not be told');
      }
    }
    running = null;
  };

  const deliver = async (round: readonly RowChange[]): Promise<void> => {
    const candidates = round.map((change) =>
      findCandidates(change, byRelation.get(change.table.relation), hidesDeletedKeys),
    );
    const seen = await askPolicies(round, candidates);
    for (const [index, change] of round.entries()) {
      const allowed = (candidates[index] ?? []).filter(
        (candidate) => isOpen(change) || (change.key !== null && seen(change, candidate)),
      );
      tell(change, allowed, hidesDeletedKeys);
    }
  };

  const askPolicies = async (
    round: readonly RowChange[],
    candidates: readonly Candidate[][],
  ): Promise<(change: RowChange, candidate: Candidate) => boolean> => {
    const questions = new Map<PublishedTable, Map<RequestRole, Map<string, Set<string>>>>();
    for (const [index, change] of round.entries()) {
      if (isOpen(change) || change.key === null) continue;
      for (const { role, claimsText } of candidates[index] ?? []) {
        const roles = getOrMake(
          questions,
          change.table,
          () => new Map<RequestRole, Map<string, Set<string>>>(),
        );
        const readers = getOrMake(roles, role, () => new Map<string, Set<string>>());
        getOrMake(readers, claimsText, () => new Set<string>()).add(change.key);
      }
    }
    const answers = new Map<string, ReadonlySet<string>>();
    const asked = [...questions].flatMap(([table, roles]) =>
      [...roles].map(async ([role, readers]) => {
        const list = [...readers].map(([claimsText, keys]) => ({ claimsText, keys: [...keys] }));
        try {
          const visible = await findVisibleRows(database, table, role, list);
          for (const [place, { claimsText }] of list.entries()) {
            answers.set(`${table.relation} ${role} ${claimsText}`, visible[place] ?? new Set());
          }
        } catch (error) {
          // Who cannot be asked about gets nothing.
          log.warn({ err: error, table: table.name, role }, 'the policies of a table could not be asked');
        }
      }),
    );
    await Promise.all(asked);
    return (change, { role, claimsText }) =>
      answers.get(`${change.table.relation} ${role} ${claimsText}`)?.has(change.key ?? '') === true;
  };

  return {
    add(subscription) {
      for (const { relation } of subscription.tables) {
        getOrMake(byRelation, relation, () => new Set<ChangeSubscription>()).add(subscription);
      }
    },
    remove(subscription) {
      for (const { relation } of subscription.tables) {
        const listeners = byRelation.get(relation);
        listeners?.delete(subscription);
        if (listeners?.size === 0) byRelation.delete(relation);
      }
    },
    relations: () => [...byRelation.keys()],
    route(table, notice) {
      queue.push(...toRowChanges(table, notice));
      running ??= run();
    },
    idle: async () => {
      await running;
    },
  };
}

/** A table without policies shows every row; a deleted row cannot be asked about, and tells no more than its key. */
const isOpen = ({ table, operation }: RowChange): boolean => !table.isGuarded || operation === 'DELETE';

function findCandidates(
  change: RowChange,
  listeners: ReadonlySet<ChangeSubscription> | undefined,
  hidesDeletedKeys: boolean,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const subscription of listeners ?? []) {
    const { wanted, channel } = subscription;
    if (wanted.event !== '*' && wanted.event !== change.operation) continue;
    const { role, claimsText, userId } = channel.subscriber;
    const keyIsHidden = hidesDeletedKeys && isForeign(change, { role, userId });
    if (!matchesChange(change, subscription, keyIsHidden)) continue;
    candidates.push({ subscription, role, claimsText, userId });
  }
  return candidates;
}

/** Whether a change is that of a deleted row under policies which named another user than this one. */
const isForeign = ({ table, operation, old }: RowChange, { role, userId }: Reader): boolean =>
  operation === 'DELETE' &&
  table.isGuarded &&
  role !== 'service_role' &&
  (userId === null || !Object.values(old ?? {}).includes(userId));

/** Of a deleted row under policies only the key may be compared, or a filter would tell what else was in it. */
function matchesChange(change: RowChange, { conditions }: ChangeSubscription, keyIsHidden: boolean): boolean {
  if (change.operation !== 'DELETE') return matchesFilter(conditions, change.record ?? {});
  const { table, old } = change;
  if (!table.isGuarded) return matchesFilter(conditions, old ?? {});
  if (keyIsHidden) return conditions.length === 0;
  return (
    conditions.every(({ column }) => table.keys.includes(column)) && matchesFilter(conditions, old ?? {})
  );
}

/** Sends a change once to each channel, with the ids of all its subscriptions that ask for the same columns. */
function tell(change: RowChange, allowed: readonly Candidate[], hidesDeletedKeys: boolean): void {
  const rendered = new Map<string, string>();
  const messages = new Map<ChangeSubscription['channel'], Map<string, number[]>>();
  for (const { subscription, role, userId } of allowed) {
    const { channel } = subscription;
    // While the policies were asked, another user may have taken over the channel, or it was left.
    const isSame = channel.subscriber.userId === userId && channel.subscriber.role === role;
    if (!isSame || !channel.isOpen()) continue;
    const columns = visibleColumns(change.table, subscription);
    if (columns.length === 0) continue;
    const keyIsHidden = hidesDeletedKeys && isForeign(change, { role, userId });
    const view = [String(keyIsHidden), ...columns.map(({ name }) => name)].join('\n');
    if (!rendered.has(view)) rendered.set(view, renderChange(change, columns, keyIsHidden));
    const views = getOrMake(messages, channel, () => new Map<string, number[]>());
    getOrMake(views, view, () => [] as number[]).push(subscription.id);
  }
  for (const [channel, views] of messages) {
    for (const [view, ids] of views) {
      channel.push('postgres_changes', `{"ids":[${ids.join(',')}],"data":${rendered.get(view)}}`);
    }
  }
}

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

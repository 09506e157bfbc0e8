import type { Sql, TransactionSql } from 'postgres';
import { traceConnection, traceQuery } from '#tracing/trace-statements.ts';
import { isQuery, type Query } from './library/query.ts';
import { endWithConnection } from './library/lost-transaction.ts';
import { PoolTimeoutError } from './pool-timeout-error.ts';
import { reserveConnection } from './library/reserve-connection.ts';
import { timeStatement } from './library/slow-statements.ts';

/** How long a query may wait for a connection, and how long it may run, in milliseconds. */
export type Deadlines = {
  readonly acquireMs: number;
  readonly statementMs?: number;
  /** Counts what the pool has to do. */
  readonly queue?: QueueState;
  /** Called when a wait for a connection was given up while the pool had none in use. */
  readonly onStuck?: () => void;
  /** Called when the pool gave an answer or a connection. */
  readonly onAlive?: () => void;
};

/** What a pool has to do: its statements by whether they have a connection, and how many were given up. */
export type QueueState = { readonly queries: Set<Query>; held: number; waiting: number; timeouts: number };

const queues = new Map<string, QueueState>();

/** The queue of the pools of a name in this process. */
export function queueOf(name: string): QueueState {
  const known = queues.get(name);
  if (known !== undefined) return known;
  const made: QueueState = { queries: new Set(), held: 0, waiting: 0, timeouts: 0 };
  queues.set(name, made);
  return made;
}

/** What each named pool of this process has to do now; a transaction counts as one statement under way. */
export function readQueueStates(): [
  pool: string,
  state: Record<'active' | 'waiting' | 'timeouts', number>,
][] {
  return [...queues].map(([pool, { queries, held, waiting, timeouts }]) => {
    const active = [...queries].filter((query) => query.active).length;
    return [pool, { active: active + held, waiting: queries.size - active + waiting, timeouts }];
  });
}

function giveUp(query: Query, message: string): void {
  const hasBegun = query.active;
  // Takes it out of the line, or asks the server to stop it; the code that waits for it is told at once.
  query.canceller?.(query).catch(() => {});
  query.reject(new PoolTimeoutError(message));
  if (hasBegun) return;
  // One for which a connection is being opened is in no line. The library would not send it, and would wait on that connection for an
  // answer for ever: something that does nothing goes in its place.
  query.cancelled = null;
  query.strings = ['select'];
  query.args = [];
}

/** Whether nothing of a pool has a connection. */
const isUnused = (queue: QueueState | undefined): boolean =>
  queue !== undefined && queue.held === 0 && ![...queue.queries].some((query) => query.active);

function arm(query: Query, { acquireMs, statementMs, queue, onStuck, onAlive }: Deadlines): void {
  const late = (message: string): void => {
    if (queue !== undefined) queue.timeouts += 1;
    giveUp(query, message);
  };
  queue?.queries.add(query);
  const text = query.strings;
  const ended = timeStatement(() => text.join('?'));
  let timer = setTimeout(() => {
    if (!query.active) {
      late('no connection to the database became free in time');
      if (isUnused(queue)) onStuck?.();
      return;
    }
    if (statementMs === undefined) return;
    timer = setTimeout(() => late('the database did not answer in time'), statementMs);
    timer.unref();
  }, acquireMs);
  timer.unref();
  const disarm = (): void => {
    clearTimeout(timer);
    queue?.queries.delete(query);
    ended();
  };
  // Not `query.then`, which would begin it.
  void Promise.prototype.then.call(
    query,
    () => {
      disarm();
      onAlive?.();
    },
    disarm,
  );
}

/** Bounds a query from when it begins; gives back what it was given. */
export function boundQuery<T>(value: T, deadlines: Deadlines): T {
  if (!isQuery(value)) return value;
  const { handle } = value;
  let hasBegun = false;
  value.handle = () => {
    if (!hasBegun) {
      hasBegun = true;
      arm(value, deadlines);
    }
    return handle.call(value);
  };
  return traceQuery(value);
}

/** Counts one transaction or reserved connection: waiting, then held, then gone. */
function takePlace(queue: QueueState | undefined): Record<'hold' | 'giveUp' | 'leave', () => void> {
  let state: 'waiting' | 'held' | 'gone' = 'waiting';
  if (queue !== undefined) queue.waiting += 1;
  const go = (next: 'held' | 'gone'): void => {
    if (queue === undefined || state === next || state === 'gone') return;
    if (state === 'waiting') queue.waiting -= 1;
    else queue.held -= 1;
    if (next === 'held') queue.held += 1;
    state = next;
  };
  return {
    hold: () => go('held'),
    giveUp: () => {
      if (queue !== undefined) queue.timeouts += 1;
    },
    leave: () => go('gone'),
  };
}

/** Bounds the wait for a transaction's connection; one that comes too late is rolled back. Errors: PoolTimeoutError. */
export function boundBegin(sql: Sql, { acquireMs, queue, onStuck, onAlive }: Deadlines): Sql['begin'] {
  return (async (...args: unknown[]) => {
    const place = takePlace(queue);
    const ended = timeStatement(() => 'transaction');
    const { run, lose } = endWithConnection(args.at(-1) as (tx: TransactionSql) => unknown);
    const late = new PoolTimeoutError('no connection to the database became free in time');
    let isLate = false;
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      isLate = true;
      place.giveUp();
      reject(late);
      if (isUnused(queue)) onStuck?.();
    }, acquireMs);
    const begin = sql.begin.bind(sql) as (...all: unknown[]) => Promise<unknown>;
    const begun = begin(...args.slice(0, -1), (tx: TransactionSql) => {
      if (isLate) throw late;
      clearTimeout(timer);
      place.hold();
      onAlive?.();
      return run(traceConnection(tx));
    });
    // Late, it ends with what was said already.
    begun.catch(lose);
    try {
      return await Promise.race([begun, promise]);
    } finally {
      clearTimeout(timer);
      place.leave();
      ended();
    }
  }) as Sql['begin'];
}

/** Bounds the wait for a connection of one's own; one that comes too late goes back. Errors: PoolTimeoutError. */
export function boundReserve(sql: Sql, { acquireMs, queue, onStuck, onAlive }: Deadlines): Sql['reserve'] {
  return () =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const place = takePlace(queue);
      const timer = setTimeout(() => {
        isLate = true;
        place.giveUp();
        place.leave();
        reject(new PoolTimeoutError('no connection to the database became free in time'));
        if (isUnused(queue)) onStuck?.();
      }, acquireMs);
      reserveConnection(sql, place.leave).then(
        (connection) => {
          clearTimeout(timer);
          onAlive?.();
          if (isLate) return connection.release();
          place.hold();
          resolve(traceConnection(connection));
        },
        (error: unknown) => {
          clearTimeout(timer);
          place.leave();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
}

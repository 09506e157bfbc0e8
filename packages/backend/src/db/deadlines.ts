import type { ReservedSql, Sql, TransactionSql } from 'postgres';
import { traceConnection, traceQuery } from '#tracing/trace-statements.ts';
import { PoolTimeoutError } from './pool-timeout-error.ts';

/** How long a query may wait for a connection, and how long it may run, in milliseconds. */
export type Deadlines = {
  readonly acquireMs: number;
  readonly statementMs?: number;
  /** Counts what the pool has to do. */
  readonly queue?: QueueState;
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

/** A query of the library: it begins when its result is awaited; a fragment of another query never does. */
type Query = Promise<unknown> & {
  readonly active: boolean;
  handle: () => Promise<void>;
  readonly reject: (error: unknown) => void;
  readonly canceller: ((query: Query) => Promise<void>) | null;
  cancelled: unknown;
  strings: readonly string[];
  args: readonly unknown[];
};

const isQuery = (value: unknown): value is Query =>
  value instanceof Promise && 'canceller' in value && 'handle' in value;

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

function arm(query: Query, { acquireMs, statementMs, queue }: Deadlines): void {
  const late = (message: string): void => {
    if (queue !== undefined) queue.timeouts += 1;
    giveUp(query, message);
  };
  queue?.queries.add(query);
  let timer = setTimeout(() => {
    if (!query.active) return late('no connection to the database became free in time');
    if (statementMs === undefined) return;
    timer = setTimeout(() => late('the database did not answer in time'), statementMs);
    timer.unref();
  }, acquireMs);
  timer.unref();
  const disarm = (): void => {
    clearTimeout(timer);
    queue?.queries.delete(query);
  };
  // Not `query.then`, which would begin it.
  void Promise.prototype.then.call(query, disarm, disarm);
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
export function boundBegin(sql: Sql, { acquireMs, queue }: Deadlines): Sql['begin'] {
  return (async (...args: unknown[]) => {
    const place = takePlace(queue);
    const work = args.at(-1) as (tx: TransactionSql) => unknown;
    const late = new PoolTimeoutError('no connection to the database became free in time');
    let isLate = false;
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      isLate = true;
      place.giveUp();
      reject(late);
    }, acquireMs);
    const begin = sql.begin.bind(sql) as (...all: unknown[]) => Promise<unknown>;
    const begun = begin(...args.slice(0, -1), (tx: TransactionSql) => {
      if (isLate) throw late;
      clearTimeout(timer);
      place.hold();
      return work(traceConnection(tx));
    });
    // Late, it ends with what was said already.
    begun.catch(() => {});
    try {
      return await Promise.race([begun, promise]);
    } finally {
      clearTimeout(timer);
      place.leave();
    }
  }) as Sql['begin'];
}

/** Bounds the wait for a connection of one's own; one that comes too late goes back. Errors: PoolTimeoutError. */
export function boundReserve(sql: Sql, { acquireMs, queue }: Deadlines): Sql['reserve'] {
  return () =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const place = takePlace(queue);
      const timer = setTimeout(() => {
        isLate = true;
        place.giveUp();
        place.leave();
        reject(new PoolTimeoutError('no connection to the database became free in time'));
      }, acquireMs);
      sql.reserve().then(
        (connection) => {
          clearTimeout(timer);
          if (isLate) return connection.release();
          place.hold();
          const bound = failTogether(connection);
          const release = connection.release.bind(connection);
          connection.release = () => {
            place.leave();
            // The library has taken a lost one back already, and would hand it out as one that is open.
            if (!bound.isLost()) release();
          };
          resolve(traceConnection(bound.connection));
        },
        (error: unknown) => {
          clearTimeout(timer);
          place.leave();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
}

/**
 * A reserved connection whose statements all fail when it is lost: the library tells those that it has sent, and lets those that wait
 * behind them wait for ever.
 */
function failTogether(connection: ReservedSql): {
  readonly connection: ReservedSql;
  readonly isLost: () => boolean;
} {
  const pending = new Set<Query>();
  let isLost = false;
  const follow = <T>(value: T): T => {
    if (!isQuery(value)) return value;
    pending.add(value);
    const end = (error?: unknown): void => {
      pending.delete(value);
      if (!isConnectionEnd(error)) return;
      isLost = true;
      for (const query of pending) query.reject(error);
    };
    // Not `query.then`, which would begin it.
    void Promise.prototype.then.call(value, () => end(), end);
    return value;
  };
  return {
    isLost: () => isLost,
    connection: new Proxy(connection, {
      apply: (target, self, args) =>
        follow(Reflect.apply(target as (...all: unknown[]) => unknown, self, args)),
      get: (target, key) =>
        key === 'unsafe'
          ? (...args: unknown[]) =>
              follow(Reflect.apply(Reflect.get(target, key) as (...all: unknown[]) => unknown, target, args))
          : Reflect.get(target, key),
    }),
  };
}

/** Whether an error of a statement says that its connection is gone: one of the library or the socket, or PostgreSQL's last word. */
function isConnectionEnd(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('severity' in error) return error.severity === 'FATAL' || error.severity === 'PANIC';
  return 'code' in error && /^(?:CONNECT|E[A-Z]+$)/.test(String(error.code));
}

import type { Sql } from 'postgres';
import { PoolTimeoutError } from './pool-timeout-error.ts';

/** How long a query may wait for a connection, and how long it may run, in milliseconds. */
export type Deadlines = { readonly acquireMs: number; readonly statementMs?: number };

/** A query of the library: it begins when its result is awaited; a fragment of another query never does. */
type Query = Promise<unknown> & {
  readonly active: boolean;
  handle: () => Promise<void>;
  readonly reject: (error: unknown) => void;
  readonly canceller: ((query: Query) => Promise<void>) | null;
};

const isQuery = (value: unknown): value is Query =>
  value instanceof Promise && 'canceller' in value && 'handle' in value;

function giveUp(query: Query, message: string): void {
  // Takes it out of the line, or asks the server to stop it; the code that waits for it is told at once.
  query.canceller?.(query).catch(() => {});
  query.reject(new PoolTimeoutError(message));
}

function arm(query: Query, { acquireMs, statementMs }: Deadlines): void {
  let timer = setTimeout(() => {
    if (!query.active) return giveUp(query, 'no connection to the database became free in time');
    if (statementMs === undefined) return;
    timer = setTimeout(() => giveUp(query, 'the database did not answer in time'), statementMs);
    timer.unref();
  }, acquireMs);
  timer.unref();
  const disarm = (): void => clearTimeout(timer);
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
  return value;
}

/** Bounds the wait for a transaction's connection; one that comes too late is rolled back. Errors: PoolTimeoutError. */
export function boundBegin(sql: Sql, { acquireMs }: Deadlines): Sql['begin'] {
  return (async (...args: unknown[]) => {
    const work = args.at(-1) as (tx: unknown) => unknown;
    const late = new PoolTimeoutError('no connection to the database became free in time');
    let isLate = false;
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      isLate = true;
      reject(late);
    }, acquireMs);
    const begin = sql.begin.bind(sql) as (...all: unknown[]) => Promise<unknown>;
    const begun = begin(...args.slice(0, -1), (tx: unknown) => {
      if (isLate) throw late;
      clearTimeout(timer);
      return work(tx);
    });
    // Late, it ends with what was said already.
    begun.catch(() => {});
    try {
      return await Promise.race([begun, promise]);
    } finally {
      clearTimeout(timer);
    }
  }) as Sql['begin'];
}

/** Bounds the wait for a connection of one's own; one that comes too late goes back. Errors: PoolTimeoutError. */
export function boundReserve(sql: Sql, { acquireMs }: Deadlines): Sql['reserve'] {
  return () =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new PoolTimeoutError('no connection to the database became free in time'));
      }, acquireMs);
      sql.reserve().then(
        (connection) => {
          clearTimeout(timer);
          if (isLate) connection.release();
          else resolve(connection);
        },
        (error: unknown) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
}

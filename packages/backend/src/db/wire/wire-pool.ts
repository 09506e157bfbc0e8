import { WireConnection, type WireDeadlines, type WireRows, type WireStatement } from './connection.ts';
import { WireError } from './wire-error.ts';
import { PoolTimeoutError } from '../pool-timeout-error.ts';
import type { WireTarget } from './wire-target.ts';

export type WirePool = {
  /**
   * Runs a batch as one transaction in one round trip. Out: the rows of each statement. What may write never takes the last
   * connections, so that rows which are locked keep no reader waiting. `onSend` is called when a connection is there and the
   * batch is about to leave. Errors: PoolTimeoutError, those of PostgreSQL.
   */
  run: (statements: readonly WireStatement[], mayWrite?: boolean, onSend?: () => void) => Promise<WireRows[]>;
  /** Replaces every connection as soon as it is free: plans made before a change of schema or roles are gone. */
  recycle: () => void;
  /** What it has to do now, and how many were given up waiting. */
  state: () => { readonly active: number; readonly waiting: number; readonly timeouts: number };
  close: () => Promise<void>;
};

type Waiting = {
  resolve: (connection: WireConnection) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
};

const acquireTimeoutMs = 10_000;
const usualDeadlines: WireDeadlines = { connectMs: 5_000, answerMs: 40_000 };
/** The name of a statement is unknown to the server, or was given before: a pooler in between changes connections. */
const planLost = new Set(['26000', '42P05']);
/** So many connections what may write never takes. */
export const keptForReading = 2;

/** A pool of at most `max` connections, opened as they are needed; a request that finds none free waits in line. */
export function createWirePool(target: WireTarget, max: number, deadlines = usualDeadlines): WirePool {
  let { prepares } = target;
  const all = new Set<WireConnection>();
  const old = new WeakSet<WireConnection>();
  const idle: WireConnection[] = [];
  const waiting: Waiting[] = [];
  let opening = 0;
  let timeouts = 0;
  let isClosing = false;

  async function open(): Promise<WireConnection> {
    opening += 1;
    try {
      const connection: WireConnection = await WireConnection.open(target, deadlines, () => {
        all.delete(connection);
        const at = idle.indexOf(connection);
        if (at >= 0) idle.splice(at, 1);
        serveNext();
      });
      all.add(connection);
      return connection;
    } catch (error) {
      // Those who wait for this place learn now that there is no database, not when their time is over.
      queueMicrotask(serveNext);
      throw error;
    } finally {
      opening -= 1;
    }
  }

  function acquire(): Promise<WireConnection> {
    const free = idle.pop();
    if (free !== undefined) return Promise.resolve(free);
    if (all.size + opening < max) return open();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        timeouts += 1;
        reject(new PoolTimeoutError('no connection to the database became free in time'));
      }, acquireTimeoutMs);
      const entry: Waiting = { resolve, reject, timer };
      waiting.push(entry);
    });
  }

  function release(connection: WireConnection): void {
    if (isClosing || old.has(connection)) return connection.close();
    if (connection.isClosed) return;
    const next = waiting.shift();
    if (next === undefined) {
      idle.push(connection);
      return;
    }
    clearTimeout(next.timer);
    next.resolve(connection);
  }

  /** A connection has gone, so the request that has waited longest may open another. */
  function serveNext(): void {
    if (isClosing || all.size + opening >= max) return;
    const next = waiting.shift();
    if (next === undefined) return;
    clearTimeout(next.timer);
    open().then(next.resolve, next.reject);
  }

  const maxWriting = Math.max(1, max - keptForReading);
  const waitingToWrite = new Set<() => void>();
  let writing = 0;

  /** One of the places for what may write. */
  function takeWriting(): Promise<void> {
    if (writing < maxWriting) {
      writing += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waitingToWrite.delete(enter);
        timeouts += 1;
        reject(new PoolTimeoutError('no connection to the database became free in time'));
      }, acquireTimeoutMs);
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waitingToWrite.add(enter);
    });
  }

  function leaveWriting(): void {
    const [next] = waitingToWrite;
    if (next === undefined) {
      writing -= 1;
      return;
    }
    waitingToWrite.delete(next);
    next();
  }

  async function runOnOne(statements: readonly WireStatement[], onSend?: () => void): Promise<WireRows[]> {
    const connection = await acquire();
    const isNamed = prepares;
    try {
      onSend?.();
      return await connection.run(isNamed ? statements : unnamed(statements));
    } catch (error) {
      if (!isNamed || !(error instanceof WireError) || !planLost.has(error.code)) throw error;
      // Nothing of the batch was done. From now on nothing is kept by name.
      prepares = false;
      return await connection.run(unnamed(statements));
    } finally {
      release(connection);
    }
  }

  return {
    async run(statements, mayWrite = false, onSend) {
      if (!mayWrite) return runOnOne(statements, onSend);
      await takeWriting();
      try {
        return await runOnOne(statements, onSend);
      } finally {
        leaveWriting();
      }
    },
    recycle() {
      for (const connection of all) old.add(connection);
      for (const connection of idle.splice(0)) connection.close();
    },
    state: () => ({
      active: all.size + opening - idle.length,
      waiting: waiting.length + waitingToWrite.size,
      timeouts,
    }),
    async close() {
      isClosing = true;
      for (const connection of idle.splice(0)) connection.close();
      await Promise.all([...all].map((connection) => connection.closed));
    },
  };
}

const unnamed = (statements: readonly WireStatement[]): WireStatement[] =>
  statements.map((statement) => ({ ...statement, key: null }));

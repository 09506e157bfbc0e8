import { WireConnection, type WireRows, type WireStatement } from './connection.ts';
import type { SocketTarget } from './socket-target.ts';

export type WirePool = {
  /** Runs a batch as one transaction in one round trip. Out: the rows of each statement. */
  run: (statements: readonly WireStatement[]) => Promise<WireRows[]>;
  /** Replaces every connection as soon as it is free: plans made before a change of schema or roles are gone. */
  recycle: () => void;
  close: () => Promise<void>;
};

type Waiting = {
  resolve: (connection: WireConnection) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
};

/** No free connection in time; the caller may try again. */
export class PoolTimeoutError extends Error {
  override readonly name = 'PoolTimeoutError';
  readonly code = 'POOL_TIMEOUT';
}

const acquireTimeoutMs = 10_000;

/** A pool of at most `max` connections, opened as they are needed; who finds none free waits in line. */
export function createWirePool(target: SocketTarget, max: number): WirePool {
  const all = new Set<WireConnection>();
  const old = new WeakSet<WireConnection>();
  const idle: WireConnection[] = [];
  const waiting: Waiting[] = [];
  let opening = 0;
  let isClosing = false;

  async function open(): Promise<WireConnection> {
    opening += 1;
    try {
      const connection: WireConnection = await WireConnection.open(target, () => {
        all.delete(connection);
        const at = idle.indexOf(connection);
        if (at >= 0) idle.splice(at, 1);
        serveNext();
      });
      all.add(connection);
      return connection;
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

  /** A connection has gone, so whoever waits longest may open another. */
  function serveNext(): void {
    if (isClosing || all.size + opening >= max) return;
    const next = waiting.shift();
    if (next === undefined) return;
    clearTimeout(next.timer);
    open().then(next.resolve, next.reject);
  }

  return {
    async run(statements) {
      const connection = await acquire();
      try {
        return await connection.run(statements);
      } finally {
        release(connection);
      }
    },
    recycle() {
      for (const connection of all) old.add(connection);
      for (const connection of idle.splice(0)) connection.close();
    },
    async close() {
      isClosing = true;
      for (const connection of idle.splice(0)) connection.close();
      await Promise.all([...all].map((connection) => connection.closed));
    },
  };
}

import type { ReservedSql } from 'postgres';
import { isQuery, type Query } from './library-query.ts';

/**
 * A reserved connection whose statements all fail when it is lost: the library tells those that it has sent, and lets those that wait
 * behind them wait for ever.
 */
export function failTogether(connection: ReservedSql): {
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

import type { TransactionSql } from 'postgres';
import { isQuery, type Query } from './query.ts';

/**
 * Lets go of who asked. The library keeps an error for each template as long as the process lives, to tell later where a statement came
 * from, and with its unread stack the functions that were running and all that they see: whatever the first transaction with that
 * template worked with. Read once, the stack is a text.
 */
function forgetCallers(query: Query): void {
  if (query.tagged) void query.origin;
}

type Work = (tx: TransactionSql) => unknown;

/**
 * The work of a transaction, cut off from its connection once that is lost. The library goes on to use the place of the connection, which
 * serves others by then: it would send them the statements that follow, and in the end a commit or a rollback that is not theirs.
 * Out: the work, and what to call when the transaction has failed from outside.
 */
export function endWithConnection(work: Work): {
  readonly run: Work;
  readonly lose: (error: unknown) => void;
} {
  let loss: { readonly error: unknown } | null = null;
  const lose = (error: unknown): void => {
    loss ??= { error };
  };
  const follow = <T>(value: T): T => {
    if (!isQuery(value)) return value;
    forgetCallers(value);
    const { handler } = value;
    value.handler = (query: Query) => {
      if (loss === null) return handler(query);
      query.reject(loss.error);
      return Promise.resolve();
    };
    // Not `value.then`, which would begin it.
    void Promise.prototype.then.call(
      value,
      () => {},
      (error: unknown) => {
        if (isConnectionEnd(error)) lose(error);
      },
    );
    return value;
  };
  const bind = <S extends object>(sql: S): S =>
    new Proxy(sql, {
      apply: (target, self, args) =>
        follow(Reflect.apply(target as (...all: unknown[]) => unknown, self, args)),
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (key !== 'unsafe' && key !== 'savepoint') return value;
        return (...args: unknown[]) => {
          const call = value as (...all: unknown[]) => unknown;
          if (key === 'unsafe') return follow(Reflect.apply(call, target, args));
          const inner = args.at(-1) as Work;
          return Reflect.apply(call, target, [...args.slice(0, -1), (tx: TransactionSql) => inner(bind(tx))]);
        };
      },
    });
  return {
    lose,
    async run(tx) {
      try {
        const result = await work(bind(tx));
        if (loss === null) return result;
      } catch (error) {
        if (loss === null) throw error;
      }
      // Who waits for the transaction has been told; the library must not learn that the work has ended.
      return new Promise(() => {});
    },
  };
}

/** Whether an error of a statement says that its connection is gone: one of the library or the socket, or PostgreSQL's last word. */
function isConnectionEnd(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('severity' in error) return error.severity === 'FATAL' || error.severity === 'PANIC';
  return 'code' in error && /^(?:CONNECT|E[A-Z]+$)/.test(String(error.code));
}

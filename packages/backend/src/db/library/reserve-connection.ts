import type { ReservedSql, Sql } from 'postgres';
import { isQuery, type Query } from './query.ts';

/** A connection of the library, as far as it is needed here. */
type LibraryConnection = {
  readonly execute: (query: Query) => unknown;
  /** Called when all that was sent has been answered; `release` says that it is given back by us, not by the end of a transaction. */
  reserved: ((() => void) & { release?: boolean }) | null;
};

/**
 * Takes a connection of a pool for oneself, in the line of its statements. The library's own `reserve` leaves one that failed in its
 * line, and gives the next free connection to it, which loses it; and of a connection that is lost it tells those whose statements
 * it has sent, and lets those behind them wait for ever.
 * @param onRelease called when it is given back
 * @returns statements of it, and `release`, which does nothing to a lost one
 * @throws what a statement throws when no connection can be had
 */
export async function reserveConnection(sql: Sql, onRelease: () => void): Promise<ReservedSql> {
  const line: Query[] = [];
  let connection: LibraryConnection | null = null;
  let loss: Error | null = null;
  let mustWait = true;
  const goOn = (): void => {
    const next = line.shift();
    if (next === undefined) mustWait = false;
    else connection?.execute(next);
  };
  const send = (query: Query): Promise<void> => {
    if (loss !== null || connection === null) query.reject(loss);
    else if (mustWait) line.push(query);
    else mustWait = connection.execute(query) !== true;
    return Promise.resolve();
  };
  const onexecute = (taken: LibraryConnection): void => {
    connection = taken;
    const onclose = (error: Error): void => {
      loss = error;
      for (const query of line.splice(0)) query.reject(error);
    };
    Object.assign(taken, { reserved: Object.assign(goOn, { release: true }), onclose });
  };
  await sql.unsafe('select', [], { onexecute } as object);
  const own = <T>(value: T): T => {
    if (isQuery(value)) value.handler = send;
    return value;
  };
  const release = (): void => {
    onRelease();
    if (connection === null || loss !== null) return;
    connection.reserved = null;
    // The library takes it back with the answer to a statement.
    const last = own(sql.unsafe('select'));
    mustWait = false;
    last.catch(() => {});
  };
  return new Proxy(sql as unknown as ReservedSql, {
    apply: (target, self, args) => own(Reflect.apply(target as (...all: unknown[]) => unknown, self, args)),
    get: (target, key) =>
      key === 'unsafe'
        ? (...args: Parameters<Sql['unsafe']>) => own(sql.unsafe(...args))
        : key === 'release'
          ? release
          : Reflect.get(target, key),
  });
}

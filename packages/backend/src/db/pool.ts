import type postgres from 'postgres';
import { boundBegin, boundQuery, boundReserve, queueOf } from './deadlines.ts';
import type { ConnectionTarget } from './connection-target.ts';
import { openPool, type PoolLimits } from './library/open-pool.ts';
import { createListener, type Listener } from './listener.ts';
import { createWirePool, keptForReading, type WirePool } from './wire/wire-pool.ts';
import { readWireTarget } from './wire/wire-target.ts';

export type Sql = postgres.Sql;

/**
 * The ways to the database. `owner` bypasses row-level security; `requests` is used only through `db/scope.ts`. Each has a limit
 * for waiting, running and locks, and those that everything hangs on are apart, so that sign-ins which wait keep no other request waiting.
 */
export type Database = {
  readonly owner: Sql;
  /** Whose session a token names. */
  readonly checks: Sql;
  /** Whether the database answers at all. */
  readonly pulse: Sql;
  readonly requests: Sql;
  /** Runs a request of the data API in one write and one read. */
  readonly wire: WirePool;
  readonly listener: Listener;
  readonly close: () => Promise<void>;
};

type PoolOptions = {
  readonly owner: ConnectionTarget;
  readonly requests: ConnectionTarget;
  /** Where notices are heard: past a pooler in transaction mode. */
  readonly listen: ConnectionTarget;
  /** How many requests may write at once in each of the two pools. */
  readonly maxRequests?: number;
  readonly maxOwner?: number;
};

/**
 * Opens both pools lazily (no connection is made before the first query).
 * @param options targets of the owner and the request pool; sizes stay small because few connections beat many
 */
export function openDatabase(options: PoolOptions): Database {
  const owner = connect(options.owner, { max: options.maxOwner ?? 6, ...limits.owner });
  const checks = connect(options.owner, { max: 2, ...limits.checks });
  const pulse = connect(options.owner, { max: 1, ...limits.pulse });
  const most = options.maxRequests ?? 8;
  const requests = connect(options.requests, { max: most, ...limits.requests });
  // Commits that are under way together share a write to the disk.
  const wire = createWirePool(readWireTarget(options.requests, requests.options), most + keptForReading);
  const listener = createListener(() => connect(options.listen, { max: 1 }), owner);
  const pools = [owner, checks, pulse, requests];
  return {
    owner,
    checks,
    pulse,
    requests,
    wire,
    listener,
    close: async () => {
      await listener.close();
      await Promise.all([...pools.map((pool) => pool.end({ timeout: 5 })), wire.close()]);
    },
  };
}

const limits = {
  owner: { name: 'owner', acquireMs: 5_000, statementMs: 60_000, lockMs: 5_000 },
  checks: { name: 'checks', acquireMs: 1_000, statementMs: 2_000, lockMs: 1_000 },
  pulse: { name: 'pulse', acquireMs: 1_000, statementMs: 1_000 },
  // Statements and locks have their limits by role, in db/scope.ts.
  requests: { name: 'requests', acquireMs: 10_000 },
} as const;

/**
 * Opens one pool.
 * @param target address and credentials
 * @param options postgres.js options that differ from the defaults here
 */
export function connect(target: ConnectionTarget, options: PoolLimits): Sql {
  return renewable(() => openPool(target, options), options);
}

/** An error of the library itself, after which a connection of its pool may never answer again. */
export function isPoolFault(error: unknown): boolean {
  return error instanceof TypeError && /[/\\]postgres[/\\](?:src|cjs)[/\\]/.test(error.stack ?? '');
}

/**
 * Whether an error is that of the library's own question after the array types, which it asks on a new connection and whose failure
 * it does not handle: the connection was lost while it was being opened. The query that waited for it fails by itself.
 */
export function isLostTypeQuestion(error: unknown): boolean {
  return error instanceof Error && 'query' in error && /\bb\.typarray\b/.test(String(error.query));
}

/** So many times the wait for a connection without one in use, and without an answer, and a pool is taken for stuck. */
const stuckWaits = 4;

const renewals = new Set<() => void>();

/** Makes every pool of this process anew; what was under way in them fails as with a lost connection. */
export function renewPools(): void {
  for (const renew of renewals) renew();
}

type Listening = {
  readonly channel: string;
  readonly hear: (value: string) => void;
  readonly begun?: () => void;
};

/** A pool that can be replaced behind the backs of those who hold it; what they listen to is listened to again. */
function renewable(make: () => Sql, { name, acquireMs, statementMs }: PoolLimits): Sql {
  let current = make();
  const listenings = new Set<Listening>();
  const renew = (): void => {
    const old = current;
    current = make();
    void old.end({ timeout: 0 }).catch(() => {});
    for (const { channel, hear, begun } of listenings)
      void current.listen(channel, hear, begun).catch(() => {});
  };
  const own: Partial<Sql> = {
    listen: (async (channel: string, hear: Listening['hear'], begun?: Listening['begun']) => {
      const listening: Listening = { channel, hear, ...(begun === undefined ? {} : { begun }) };
      const heard = await current.listen(channel, hear, begun);
      listenings.add(listening);
      return {
        state: heard.state,
        unlisten: () => {
          listenings.delete(listening);
          return heard.unlisten();
        },
      };
    }) as unknown as Sql['listen'],
    end: (options) => {
      renewals.delete(renew);
      return current.end(options);
    },
  };
  renewals.add(renew);
  if (acquireMs !== undefined) {
    let aliveAt = performance.now();
    const alive = (): void => void (aliveAt = performance.now());
    // A last resort: the known ways in which the library loses a place are closed (db/library: library-socket.ts, reserve-connection.ts,
    // lost-transaction.ts).
    const renewWhenStuck = (): void => {
      if (performance.now() - aliveAt < stuckWaits * acquireMs) return;
      alive();
      renew();
    };
    const deadlines = {
      acquireMs,
      onAlive: alive,
      onStuck: renewWhenStuck,
      ...(statementMs === undefined ? {} : { statementMs }),
      ...(name === undefined ? {} : { queue: queueOf(name) }),
    };
    own.unsafe = ((...args: Parameters<Sql['unsafe']>) =>
      boundQuery(current.unsafe(...args), deadlines)) as Sql['unsafe'];
    own.begin = ((...args: unknown[]) =>
      Reflect.apply(
        boundBegin(current, deadlines) as (...all: unknown[]) => unknown,
        null,
        args,
      )) as Sql['begin'];
    own.reserve = () => boundReserve(current, deadlines)();
    return new Proxy(current, {
      apply: (_, self, args) => boundQuery(Reflect.apply(current, self, args), deadlines),
      get: (_, key) => Reflect.get(Object.hasOwn(own, key) ? own : current, key),
    });
  }
  return new Proxy(current, {
    apply: (_, self, args) => Reflect.apply(current, self, args),
    get: (_, key) => Reflect.get(Object.hasOwn(own, key) ? own : current, key),
  });
}

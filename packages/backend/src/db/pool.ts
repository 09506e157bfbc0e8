import postgres from 'postgres';
import { createWirePool, type WirePool } from './wire/wire-pool.ts';

export type Sql = postgres.Sql;

/** The two ways to the database. `owner` bypasses row-level security; `requests` is used only through `db/scope.ts`. */
export type Database = {
  readonly owner: Sql;
  readonly requests: Sql;
  /** Runs a request in one write and one read; only over the unix socket of the embedded cluster, else null. */
  readonly wire: WirePool | null;
  readonly close: () => Promise<void>;
};

/** Where and as whom to connect: a URL, or the unix socket of the embedded cluster. */
export type ConnectionTarget =
  | { readonly url: string }
  | {
      readonly socketDir: string;
      readonly port: number;
      readonly database: string;
      readonly user: string;
      readonly password: string;
    };

type PoolOptions = {
  readonly owner: ConnectionTarget;
  readonly requests: ConnectionTarget;
  readonly maxRequests?: number;
  readonly maxOwner?: number;
};

/**
 * Opens both pools lazily (no connection is made before the first query).
 * @param options targets of the owner and the request pool; sizes stay small because few connections beat many
 */
export function openDatabase(options: PoolOptions): Database {
  const owner = connect(options.owner, { max: options.maxOwner ?? 6 });
  const requests = connect(options.requests, { max: options.maxRequests ?? 8 });
  const wire = 'url' in options.requests ? null : createWirePool(options.requests, options.maxRequests ?? 8);
  return {
    owner,
    requests,
    wire,
    close: async () => {
      await Promise.all([owner.end({ timeout: 5 }), requests.end({ timeout: 5 }), wire?.close()]);
    },
  };
}

const reconnectSeconds = 0.2;

/**
 * Opens one pool.
 * @param target address and credentials
 * @param options postgres.js options that differ from the defaults here
 */
export function connect(target: ConnectionTarget, options: PoolLimits): Sql {
  return renewable(() => open(target, options));
}

/** An error of the library itself, after which a connection of its pool may never answer again. */
export function isPoolFault(error: unknown): boolean {
  return error instanceof TypeError && /[/\\]postgres[/\\](?:src|cjs)[/\\]/.test(error.stack ?? '');
}

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
function renewable(make: () => Sql): Sql {
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
  return new Proxy(current, {
    apply: (_, self, args) => Reflect.apply(current, self, args),
    get: (_, name) => Reflect.get(Object.hasOwn(own, name) ? own : current, name),
  });
}

type PoolLimits = {
  readonly max: number;
  /** Milliseconds after which a statement, or its wait for a lock, is given up; none unless told. */
  readonly statementMs?: number;
  readonly lockMs?: number;
};

function open(target: ConnectionTarget, options: PoolLimits): Sql {
  const limits = {
    ...(options.statementMs === undefined ? {} : { statement_timeout: options.statementMs }),
    ...(options.lockMs === undefined ? {} : { lock_timeout: options.lockMs }),
  };
  const common = {
    max: options.max,
    idle_timeout: 0,
    connect_timeout: 5,
    // Steady: the library waits up to 20 s between tries, also when the database has long been back.
    backoff: () => reconnectSeconds,
    onnotice: () => {},
    connection: { application_name: 'kawanusaha', timezone: 'UTC', ...limits },
  };
  return 'url' in target
    ? postgres(target.url, common)
    : postgres({
        ...common,
        path: `${target.socketDir}/.s.PGSQL.${target.port}`,
        database: target.database,
        user: target.user,
        password: target.password,
      });
}

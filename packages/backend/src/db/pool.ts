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
export function connect(target: ConnectionTarget, options: { max: number }): Sql {
  const common = {
    max: options.max,
    idle_timeout: 0,
    connect_timeout: 5,
    // Steady: the library waits up to 20 s between tries, also when the database has long been back.
    backoff: () => reconnectSeconds,
    onnotice: () => {},
    connection: { application_name: 'kawanusaha', timezone: 'UTC' },
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

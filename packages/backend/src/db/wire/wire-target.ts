import type { ConnectionOptions } from 'node:tls';
import type { ConnectionTarget } from '../connection-target.ts';
import { filler } from './filler.ts';
import type { SocketTarget } from './socket-target.ts';

/** Where the database listens: a unix socket or a host. */
export type WireAddress = { readonly path: string } | { readonly host: string; readonly port: number };

export type WireTarget = {
  /** Tried in turn until one accepts. */
  readonly addresses: readonly WireAddress[];
  /** Null where nothing is encrypted: over a unix socket, or where the address says so. */
  readonly tls: WireTls | null;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  /** Parameters of the session, beside those that the client itself depends on. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether statements may be kept by name; false with `?prepare=false`, for a pooler that does not know names. */
  readonly prepares: boolean;
  /** Whether a server that only reads is passed over. */
  readonly wantsPrimary: boolean;
};

export type WireTls = {
  /** Whether an unencrypted connection is refused. */
  readonly isRequired: boolean;
  /** Whether TLS begins at once, without PostgreSQL's question (`sslnegotiation=direct`). */
  readonly isDirect: boolean;
  readonly options: ConnectionOptions;
};

/** What the library has read from an address and from the `PG…` variables, as far as it is needed here. */
type LibraryOptions = {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly database: string;
  readonly user: string;
  readonly pass: string | null;
  readonly ssl: unknown;
  readonly sslnegotiation?: string | null;
  readonly prepare: boolean;
  readonly connection: Readonly<Record<string, unknown>>;
  readonly target_session_attrs?: string | null;
};

/**
 * Where the library's pool of the same target connects, so that both read an address in one way.
 * In: the target, and the options of the library's pool.
 */
export function readWireTarget(target: ConnectionTarget, options: unknown): WireTarget {
  if (!('url' in target)) return overSocket(target);
  const read = options as LibraryOptions;
  return {
    addresses: read.host.map((host, index) =>
      host.startsWith('/')
        ? { path: `${host}/.s.PGSQL.${read.port[index] ?? 5432}` }
        : { host, port: read.port[index] ?? 5432 },
    ),
    tls: readTls(read.ssl, read.sslnegotiation === 'direct'),
    database: read.database,
    user: read.user,
    password: read.pass ?? '',
    settings: Object.fromEntries(
      Object.entries(read.connection)
        .filter(([name]) => !(name in filler))
        .map(([name, value]) => [name, String(value)]),
    ),
    prepares: read.prepare,
    wantsPrimary: ['read-write', 'primary'].includes(read.target_session_attrs ?? ''),
  };
}

/** The unix socket of a cluster as a target; `settings` are parameters of the session, such as `replication`. */
export function overSocket(
  { socketDir, port, database, user, password }: SocketTarget,
  settings: Readonly<Record<string, string>> = {},
): WireTarget {
  return {
    addresses: [{ path: `${socketDir}/.s.PGSQL.${port}` }],
    ...{ tls: null, database, user, password, settings, prepares: true, wantsPrimary: false },
  };
}

/** As the library reads `sslmode`: `verify-full` checks the certificate and the name, `require` encrypts alone. */
function readTls(ssl: unknown, isDirect: boolean): WireTls | null {
  if (ssl === false || ssl === null || ssl === undefined) return null;
  const isUnchecked = ssl === 'require' || ssl === 'allow' || ssl === 'prefer';
  return {
    isRequired: ssl !== 'prefer',
    isDirect,
    options: isUnchecked
      ? { rejectUnauthorized: false }
      : typeof ssl === 'object'
        ? (ssl as ConnectionOptions)
        : {},
  };
}

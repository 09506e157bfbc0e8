import postgres from 'postgres';
import type { ConnectionTarget } from '../connection-target.ts';
import { openSocket } from '../wire/open-socket.ts';
import { readWireTarget, type WireAddress, type WireTarget } from '../wire/wire-target.ts';
import { filler } from '../wire/filler.ts';
import { LibrarySocket } from './library-socket.ts';

/** How large a pool of the library is, and what it waits for. */
export type PoolLimits = {
  readonly max: number;
  /** What it is called where pools are counted; one without a name is not. */
  readonly name?: string;
  /** Milliseconds after which the wait for a connection, a statement, or its wait for a lock is given up; none unless told. */
  readonly acquireMs?: number;
  readonly statementMs?: number;
  readonly lockMs?: number;
};

const connectSeconds = 5;
const reconnectSeconds = 0.2;

/** Makes the sockets of a pool, at the address whose turn it is: the library's own way of connecting is not used. */
function socketsOf({ addresses, tls }: WireTarget): () => LibrarySocket {
  let turn = 0;
  return () => {
    const chosen = turn % addresses.length;
    const passOn = (): void => void (turn = chosen + 1);
    const address = addresses[chosen] as WireAddress;
    return new LibrarySocket({
      openMs: connectSeconds * 1_000,
      onLeft: passOn,
      open: async (signal) => {
        try {
          return await openSocket(address, tls, signal);
        } catch (error) {
          passOn();
          throw error;
        }
      },
    });
  };
}

/** What the library reads from a target; no connection is made. */
function readOptions(target: ConnectionTarget): postgres.Options<Record<string, never>> {
  if ('url' in target) return { ...postgres(target.url, { max: 1 }).options } as object;
  return {
    path: `${target.socketDir}/.s.PGSQL.${target.port}`,
    database: target.database,
    user: target.user,
    password: target.password,
  };
}

/**
 * Opens a pool of the library whose sockets are ours; no connection is made before the first statement.
 * @param target address and credentials
 * @param options its size, and the limits that the database itself keeps
 */
export function openPool(target: ConnectionTarget, options: PoolLimits): postgres.Sql {
  // A pooler in between may refuse these; there, the limits of db/deadlines.ts stand alone, and the address may name others.
  const atServer = {
    ...(options.statementMs === undefined ? {} : { statement_timeout: options.statementMs }),
    ...(options.lockMs === undefined ? {} : { lock_timeout: options.lockMs }),
  };
  const read = readOptions(target);
  const wireTarget = readWireTarget(target, read);
  const common = {
    max: options.max,
    idle_timeout: 0,
    connect_timeout: connectSeconds,
    // Steady: the library waits up to 20 s between tries, also when the database has long been back.
    backoff: () => reconnectSeconds,
    onnotice: () => {},
    connection: {
      ...filler,
      application_name: 'kawanusaha',
      timezone: 'UTC',
      ...('url' in target ? {} : atServer),
    },
    // Where its socket shall be encrypted, it is already.
    ssl: false,
    sslnegotiation: null,
    socket: socketsOf(wireTarget),
    // For `read-write` the library asks for the default of new transactions, which a standby has as well.
    ...(wireTarget.wantsPrimary ? { target_session_attrs: 'primary' as const } : {}),
  };
  const sql = 'url' in target ? postgres(target.url, common) : postgres({ ...common, ...read });
  const { ssl, sslnegotiation } = read as { ssl?: unknown; sslnegotiation?: unknown };
  return new Proxy(sql, {
    get: (of, key) => (key === 'options' ? { ...of.options, ssl, sslnegotiation } : Reflect.get(of, key)),
  });
}

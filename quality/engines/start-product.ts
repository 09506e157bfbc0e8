import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { runningSocket } from '../../packages/backend/src/db/cluster/place.ts';
import { findFreePort, startServer } from '../../tooling/test-server/start-server.ts';

/** The running product, and its database as the owner. */
export type Product = {
  readonly url: string;
  readonly publishableKey: string;
  readonly sql: postgres.Sql;
  readonly stop: () => Promise<void>;
};

/** Starts the real server without demo data and without a provider on a fresh data folder. Throws when it does not start. */
export async function startProduct(): Promise<Product> {
  const server = await startServer(await findFreePort(), { DEMO_DATA: 'false', LOG_LEVEL: 'silent' });
  const secrets = JSON.parse(fs.readFileSync(path.join(server.dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
  };
  const socket = runningSocket(path.join(server.dataDir, 'postgres'));
  const sql = postgres({
    path: `${socket.socketDir}/.s.PGSQL.${socket.port}`,
    database: 'kawanusaha',
    user: 'postgres',
    password: secrets.databasePassword,
    max: 2,
    onnotice: () => {},
  });
  return {
    url: server.url,
    publishableKey: server.publishableKey,
    sql,
    stop: async () => {
      await sql.end();
      await server.stop();
    },
  };
}

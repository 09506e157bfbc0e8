import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import type { TestServer } from '../../../tooling/test-server/start-server.ts';
import { runningSocket } from '../src/db/cluster/place.ts';

/** A connection to the embedded database of a running command, as its owner has it. The caller ends it. */
export function openOwner({ dataDir }: TestServer): postgres.Sql {
  const { socketDir, port } = runningSocket(path.join(dataDir, 'postgres'));
  const secrets = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
  };
  return postgres({
    path: `${socketDir}/.s.PGSQL.${port}`,
    database: 'kawanusaha',
    user: 'postgres',
    password: secrets.databasePassword,
    max: 1,
    onnotice: () => {},
  });
}

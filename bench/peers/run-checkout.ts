// Runs the server of another checkout until the input ends: `node bench/peers/run-checkout.ts <folder>`. Tells where it is in one line.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type * as TestServer from '../../tooling/test-server/start-server.ts';

const [, , folder = ''] = process.argv;
const { findFreePort, startServer } = (await import(
  pathToFileURL(path.join(folder, 'tooling/test-server/start-server.ts')).href
)) as typeof TestServer;
const server = await startServer(await findFreePort(), { DEMO_DATA: 'false', LOG_LEVEL: 'silent' });
const { databasePassword } = JSON.parse(
  fs.readFileSync(path.join(server.dataDir, 'secrets.json'), 'utf8'),
) as {
  databasePassword: string;
};
const [pid, , , port, socketDir] = fs
  .readFileSync(path.join(server.dataDir, 'postgres/postmaster.pid'), 'utf8')
  .split('\n');
process.stdout.write(
  `${JSON.stringify({
    url: server.url,
    publishableKey: server.publishableKey,
    pid: server.pid,
    database: { pid: Number(pid), socket: `${socketDir}/.s.PGSQL.${port}`, password: databasePassword },
  })}\n`,
);
process.stdin.on('end', () => void server.stop().then(() => process.exit(0))).resume();

import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { runningSocket } from '../packages/backend/src/db/cluster/place.ts';
import { findFreePort, startServer } from '../tooling/test-server/start-server.ts';
import { processTree, splitProcesses } from './measure/cpu.ts';
import { proportionalMb } from './measure/memory.ts';
import { measurePages } from './measure/page-sizes.ts';
import { measureInterleaved, type Figures, type Subject } from './measure/round.ts';
import { settle } from './measure/settle.ts';
import { startLite } from './peers/lite.ts';
import { openSocketProxy } from './peers/socket-proxy.ts';
import { startPostgrest } from './peers/postgrest.ts';
import { startRawSql } from './peers/raw-sql.ts';
import { printTable } from './print-table.ts';
import { signForPeers } from './peers/sign-for-peers.ts';
import { makePeerDatabase } from './work/clone-for-peer.ts';
import { refresh, restOperations, signIn, withPrefix } from './work/operations.ts';
import {
  makeOwner,
  makeSignIns,
  openSessions,
  ownerEmail,
  ownerPassword,
  signInEmail,
} from './work/people.ts';
import { seedBench } from './work/seed-bench.ts';

const root = path.resolve(import.meta.dirname, '..');
const quick = process.argv.includes('--quick');
/** `--only=insert` measures the operations whose name holds the word. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
const options = {
  rounds: quick ? 1 : 3,
  ms: quick ? 1_000 : 4_000,
  minRequests: quick ? 100 : 2_000,
  connections: 16,
};
/** After the first runs of the jobs, when the first process has given back what the start left behind (`run-processes.ts`). */
const settleMs = 15_000;
const jwtSecret = 'benchmark-secret-of-more-than-thirty-two-characters';

const started = performance.now();
const server = await startServer(await findFreePort(), {
  DEMO_DATA: 'false',
  LOG_LEVEL: 'silent',
  JWT_SECRET: jwtSecret,
});
const startSeconds = (performance.now() - started) / 1000;
const secrets = JSON.parse(fs.readFileSync(path.join(server.dataDir, 'secrets.json'), 'utf8')) as {
  databasePassword: string;
  requestPassword: string;
};
const socket = runningSocket(path.join(server.dataDir, 'postgres'));
const databasePid = Number.parseInt(
  fs.readFileSync(path.join(server.dataDir, 'postgres/postmaster.pid'), 'utf8'),
  10,
);
const connect = (database: string): postgres.Sql =>
  postgres({
    path: `${socket.socketDir}/.s.PGSQL.${socket.port}`,
    database,
    user: 'postgres',
    password: secrets.databasePassword,
    max: 8,
    onnotice: () => {},
  });
const sql = connect('kawanusaha');

type Memory = { readonly serverMb: number; readonly databaseMb: number };
const readMemory = (): Memory => ({
  serverMb: proportionalMb(splitProcesses({ server: server.pid, database: databasePid }).server),
  databaseMb: proportionalMb(processTree(databasePid)),
});
const tell = ({ serverMb, databaseMb }: Memory): string =>
  `server ${serverMb.toFixed(0)} MB, PostgreSQL ${databaseMb.toFixed(0)} MB`;
await sleep(settleMs);
const idle = readMemory();

const results: Record<string, Figures[]> = {};
const stops: (() => Promise<void>)[] = [];
try {
  const owner = await makeOwner(server);
  await makeSignIns(server, options.connections);
  await seedBench(sql, ownerEmail);
  await settle(() => [...new Set([...processTree(server.pid), ...processTree(databasePid)])]);
  // The server tells the database that it has looked after the session (`request.assured`); what the peers sign is as good.
  await sql`alter role authenticator set request.assured = 'on'`;
  const port = Number(new URL(server.url).port);
  const raw = await startRawSql({
    socket: `${socket.socketDir}/.s.PGSQL.${socket.port}`,
    database: 'kawanusaha',
    password: secrets.databasePassword,
    statements: Object.fromEntries(
      restOperations.flatMap(({ raw: by }, at) => (by === undefined ? [] : [[`${at}`, by(owner)]])),
    ),
  });
  const peer = await startPostgrest({
    port: await findFreePort(),
    databaseUri: `postgresql://authenticator:${secrets.requestPassword}@/kawanusaha?host=${socket.socketDir}&port=${socket.port}`,
    jwtSecret,
  });
  await makePeerDatabase(connect, 'peer', owner.userId);
  const proxy = await openSocketProxy(`${socket.socketDir}/.s.PGSQL.${socket.port}`);
  const lite = await startLite({
    port: await findFreePort(),
    publishableKey: server.publishableKey,
    secretKey: server.secretKey,
    databaseUri: `postgresql://postgres:${secrets.databasePassword}@127.0.0.1:${proxy.port}/peer`,
    jwtSecret,
  });
  stops.push(raw.stop, ...[peer, lite].flatMap((other) => (other === null ? [] : [other.stop])), proxy.stop);

  // The peers share a secret with the signing server; our own tokens are signed with a key of the server.
  const peerOwner = { ...owner, apiKey: '', token: signForPeers(owner.userId, jwtSecret) };

  for (const operation of restOperations.filter(({ name }) => name.includes(only))) {
    const subjects: Subject[] = [
      {
        name: 'KawanUsaha',
        port,
        roots: { server: server.pid, database: databasePid },
        call: (n) => withPrefix(operation.call(owner, n), '/rest/v1'),
      },
    ];
    if (peer !== null)
      subjects.push({
        name: peer.name,
        port: peer.port,
        roots: { server: peer.pid, database: databasePid },
        call: (n) => operation.call(peerOwner, n),
      });
    if (lite !== null)
      subjects.push({
        name: lite.name,
        port: lite.port,
        roots: { server: lite.pid, database: databasePid },
        call: (n) => withPrefix(operation.call({ ...peerOwner, apiKey: owner.apiKey }, n), '/rest/v1'),
      });
    if (operation.raw !== undefined)
      subjects.push({
        name: 'raw SQL',
        port: raw.port,
        roots: { server: raw.pid, database: databasePid },
        call: (n) => ({
          ...operation.call(owner, n),
          path: `/${restOperations.indexOf(operation)}`,
          headers: {},
        }),
      });
    results[operation.name] = await measureInterleaved(subjects, options);
    printTable(operation.name, results[operation.name] ?? []);
  }

  const auth = { port, roots: { server: server.pid, database: databasePid }, name: 'KawanUsaha' };
  if ('sign-in'.includes(only)) {
    results['sign-in'] = await measureInterleaved(
      [
        {
          ...auth,
          call: (n) => signIn(server.publishableKey, signInEmail(n % options.connections), ownerPassword),
        },
      ],
      // Each costs a hash, which no warm-up makes cheaper.
      { ...options, minRequests: 0 },
    );
    printTable('sign-in', results['sign-in']);
  }
  if ('refresh'.includes(only)) {
    const tokens = await openSessions(server, options.connections);
    results['refresh'] = await measureInterleaved(
      [{ ...auth, call: (n) => refresh(server.publishableKey, tokens, n % tokens.length) }],
      options,
    );
    printTable('refresh', results['refresh']);
  }

  const memory = { idle, after: readMemory() };
  const pages = Object.fromEntries(
    measurePages(path.join(root, 'apps/web/build/client')).map(({ name, kb }) => [
      name,
      Math.round(kb * 10) / 10,
    ]),
  );
  console.log(
    `\nstart on an empty data folder: ${startSeconds.toFixed(1)} s; memory (PSS) idle: ${tell(memory.idle)}; after the bench: ${tell(memory.after)}`,
  );
  console.log(
    `JavaScript before interaction (brotli kB): ${Object.entries(pages)
      .map(([name, kb]) => `${name} ${kb}`)
      .join(', ')}`,
  );
  fs.mkdirSync(path.join(root, 'bench/results'), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'bench/results/latest.json'),
    JSON.stringify({ options, startSeconds, memory, pages, results }, null, 2),
  );
} finally {
  for (const stop of stops) await stop();
  await sql.end();
  await server.stop();
}

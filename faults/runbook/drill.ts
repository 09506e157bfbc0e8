import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { openDatabase } from '../../e2e/support/database.ts';
import { findFreePort } from '../../tooling/test-server/start-server.ts';
import { addMember } from '../../tooling/test-server/write-load.ts';
import { processesOf, untilGone } from '../end-processes.ts';
import { walked } from './commands.ts';
import { walkPgBackRest } from './pgbackrest.ts';
import { walkStatements } from './statements.ts';
import { walkExternalDatabase } from './external-database.ts';
import { assert, type Running, Shell, untilSaid } from './shell.ts';

type Place = {
  readonly shell: Shell;
  readonly dataDir: string;
  readonly url: string;
  readonly values: Readonly<Record<string, string>>;
};

/**
 * Types what docs/operations.md and SECURITY.md tell an operator to type, word for word, from the first start over backup, restore and
 * rotation to the statements of the alerts, on a data folder of its own.
 * @returns whether each command did what the pages say; one whose program is not installed here is named and does not count
 */
export async function drillRunbook(): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-runbook-'));
  const port = await findFreePort();
  const dataDir = path.join(folder, 'data');
  const settings = { DATA_DIR: dataDir, PORT: String(port), BACKUP_DIR: path.join(folder, 'place') };
  const shell = new Shell({ ...settings, DEMO_DATA: 'false', MAILBOX_PAGE: 'true' });
  const place: Place = {
    ...{ shell, dataDir, url: `http://localhost:${port}` },
    values: { '127.0.0.1:3000': `127.0.0.1:${port}` },
  };
  const missing: string[] = [];
  const begun: Running[] = [];
  try {
    const server = await install(place);
    begun.push(server);
    await know(place, server, folder);
    missing.push(...(await walkStatements(shell, dataDir)));
    await reload(server);
    const beside = await restoreBeside(place, await findFreePort());
    begun.push(beside);
    await end(beside);
    await end(server);
    begun.push(await upgrade(place));
    await walkExternalDatabase(shell, folder);
    const without = await walkPgBackRest(shell);
    if (without !== null) missing.push(without);
  } catch (error) {
    console.error(`FAILED: ${String(error)}`);
    return false;
  } finally {
    for (const running of begun) await end(running);
    fs.rmSync(folder, { recursive: true, force: true });
  }
  for (const what of missing) console.log(`not run here: ${what}`);
  const left = walked.filter((written) => !shell.done.has(written));
  console.log(
    `${shell.done.size} commands run, ${left.length} not${left.length === 0 ? '' : `: ${left.join('; ')}`}`,
  );
  return left.length === 0 || missing.length > 0;
}

const readKeys = (dataDir: string): Record<'publishableKey' | 'secretKey', string> =>
  JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<
    'publishableKey' | 'secretKey',
    string
  >;

/** Ends a server as the operator does: SIGTERM to its first process. */
async function end(running: Running): Promise<void> {
  const { serving, all } = processesOf(running.pid);
  if (serving[0] === undefined) return;
  process.kill(serving[0], 'SIGTERM');
  await running.ended;
  await untilGone(all);
}

/** Install, the first backup, and changed keys. */
async function install({ shell, dataDir, url, values }: Place): Promise<Running> {
  await shell.run('npm run config', new RegExp(`DATA_DIR=${dataDir}`));
  const made = await shell.run('npm run backup -- --new-key', /BACKUP_KEY=AGE-SECRET-KEY-1\w+/);
  shell.env['BACKUP_KEY'] = /AGE-SECRET-KEY-1\w+/.exec(made)?.[0] ?? '';
  const masked = await shell.run('npm run config', /BACKUP_KEY=\*+/);
  assert(!masked.includes(shell.env['BACKUP_KEY']), 'npm run config shows the key');
  const server = shell.start('npm start');
  await untilSaid(server, /KawanUsaha is ready/);
  await shell.run('curl -f http://127.0.0.1:3000/health/ready', /"ready"/, values);
  await shell.run('curl -i <server>/health/live', / 200 OK/, { '<server>': url });
  const target = { url, ...readKeys(dataDir) };
  await addMember(target, 'wayan');
  const email = { '<email>': 'wayan@contoh.test' };
  await shell.run('npm run admin -- grant <email>', /Done: grant/, email);
  await shell.run('npm run admin -- open-desk <email>', /Done: open-desk/, email);
  const operator = createClient(url, target.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await operator.auth.admin.deleteUser(await addMember(target, 'dihapus'));
  assert(error === null, `an account cannot be deleted: ${error?.message}`);
  await shell.run('npm run backup', /lies in/);
  await shell.run('npm run backup:verify', /is good: restored/);
  await shell.run('npm run keys:rotate', /A new key signs/);
  await shell.run('npm run keys:rotate -- --revoke', /end within a minute/);
  await shell.run('npm run audit', /no invariant is broken/);
  await shell.run('npm run sbom --silent', /CycloneDX/);
  return server;
}

/** The log's line of an error in a browser, and a profile of a running process. */
async function know({ shell, url }: Place, server: Running, folder: string): Promise<void> {
  const body = {
    id: 'ABCD2345',
    name: 'TypeError',
    path: '/cari-project',
    message: 'x',
    stack: 'TypeError: x',
  };
  const headers = { 'content-type': 'text/plain', origin: url };
  const told = await fetch(`${url}/gangguan`, { method: 'POST', headers, body: JSON.stringify(body) });
  assert(told.status === 204, `/gangguan answers ${told.status}`);
  await untilSaid(server, /an error in a browser/);
  const log = path.join(folder, 'server.log');
  fs.writeFileSync(log, server.read());
  await shell.run('grep ABCD2345', /an error in a browser/, {}, { rest: ` ${log}` });
  const serving = processesOf(server.pid).serving.at(-1);
  await shell.run('kill -USR1 <pid>', /^$/, { '<pid>': String(serving) });
  // Another program of the machine may have the port.
  await untilSaid(server, /Debugger listening|address already in use/);
}

/** SIGHUP, which `systemctl reload` sends. */
async function reload(server: Running): Promise<void> {
  process.kill(processesOf(server.pid).serving[0] ?? 0, 'SIGHUP');
  await untilSaid(server, /all server processes were replaced/);
  console.log('ok: SIGHUP');
}

/** Restore to a moment, beside the running server: who signed up after it is not there. */
async function restoreBeside({ shell, dataDir, url }: Place, port: number): Promise<Running> {
  const moment = new Date().toISOString();
  await sleep(1_000);
  const late = await addMember({ url, ...readKeys(dataDir) }, 'sesudah');
  // The log is kept each ten seconds; before, the restore says that the moment is later than what was kept.
  const said = await eventually(() =>
    shell.run('npm run restore -- --to 2026-11-23T14:05:00+07:00', /Restored into/, {
      '2026-11-23T14:05:00+07:00': moment,
    }),
  );
  const folder = /Restored into (\S+)/.exec(said)?.[1] ?? '';
  const env = { BACKUP_DIR: '', BACKUP_KEY: '' };
  const running = shell.start(
    'DATA_DIR=<new folder> PORT=3100 npm start',
    { '<new folder>': folder, '3100': String(port) },
    env,
  );
  await untilSaid(running, /KawanUsaha is ready/);
  const answer = await fetch(`http://localhost:${port}/health/ready`);
  assert(answer.ok, `the restored one answers ${answer.status}`);
  await shell.run('npm run audit', /no invariant is broken/, {}, { env: { ...env, DATA_DIR: folder } });
  const restored = openDatabase(folder);
  const found = await restored`select from auth.users where id = ${late}`;
  await restored.end();
  assert(found.length === 0, 'an account of after the moment is in the restored folder');
  return running;
}

/** The order of an upgrade, and a way back: all that the log has, in the place of the old folder. */
async function upgrade({ shell, dataDir }: Place): Promise<Running> {
  const said = await shell.run('npm run restore', /Restored into/);
  fs.renameSync(dataDir, `${dataDir}-old`);
  fs.renameSync(/Restored into (\S+)/.exec(said)?.[1] ?? '', dataDir);
  const server = shell.start('npm start');
  await untilSaid(server, /KawanUsaha is ready/);
  await shell.run('npm run audit', /no invariant is broken/);
  await shell.run('npm run backup', /lies in/);
  return server;
}

async function eventually<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      return await act();
    } catch (error) {
      if (tries === 5) throw error;
      await sleep(5_000);
    }
}

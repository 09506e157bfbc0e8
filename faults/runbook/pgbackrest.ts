import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Shell } from './shell.ts';

/** Where Debian puts the programs of PostgreSQL, the newest version; null where there are none. */
function findPrograms(): string | null {
  const place = '/usr/lib/postgresql';
  if (!fs.existsSync(place)) return null;
  const [newest] = fs.readdirSync(place).toSorted((one, other) => Number(other) - Number(one));
  return newest === undefined ? null : path.join(place, newest, 'bin');
}

/**
 * Backs up a PostgreSQL of its own as docs/operations.md says for `DATABASE_URL`, and goes back to a moment.
 * @returns null, or why it cannot be done here
 */
export async function walkPgBackRest(shell: Shell): Promise<string | null> {
  const programs = findPrograms();
  if (programs === null || spawnSync('pgbackrest', ['version']).status !== 0)
    return 'pgbackrest and postgresql are not installed';
  // PostgreSQL does not start as root.
  const prefix =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-pgbackrest-'));
  const data = path.join(folder, 'database');
  const config = path.join(folder, 'pgbackrest.conf');
  const env = { PGBACKREST_CONFIG: config };
  // PostgreSQL starts pgBackRest by itself, which reads it from there.
  const as = (program: string, ...args: readonly string[]): string => {
    const [file, ...before] = [...prefix, program];
    // A server that goes on would keep the pipes of its starter open.
    const stdio = args.includes('start') ? 'ignore' : 'pipe';
    return String(
      execFileSync(file, [...before, ...args], { cwd: folder, stdio, env: { ...process.env, ...env } }) ?? '',
    ).trim();
  };
  const ask = (statement: string): string =>
    as(path.join(programs, 'psql'), '-h', folder, '-d', 'postgres', '-Atqc', statement);
  const control = (...args: readonly string[]): string =>
    as(path.join(programs, 'pg_ctl'), '-D', data, '-w', ...args);
  const values = { pgbackrest: [...prefix, 'pgbackrest'].join(' ') };
  try {
    if (prefix.length > 0) execFileSync('chown', ['postgres:postgres', folder]);
    as(path.join(programs, 'initdb'), '-D', data, '-A', 'trust');
    for (const name of ['repo', 'log', 'lock', 'spool']) as('mkdir', path.join(folder, name));
    fs.writeFileSync(
      config,
      `[global]
repo1-path=${folder}/repo
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=kata-sandi-latihan
repo1-retention-full-type=time
repo1-retention-full=14
log-path=${folder}/log
lock-path=${folder}/lock
spool-path=${folder}/spool
[kawanusaha]
pg1-path=${data}
pg1-socket-path=${folder}
`,
    );
    fs.appendFileSync(
      path.join(data, 'postgresql.conf'),
      `archive_mode = on
archive_command = 'pgbackrest --stanza=kawanusaha archive-push %p'
listen_addresses = ''
unix_socket_directories = '${folder}'
`,
    );
    control('-l', path.join(folder, 'log/postgres.log'), 'start');
    await shell.run('pgbackrest --stanza=kawanusaha stanza-create', /^/, values, { env });
    await shell.run('pgbackrest --stanza=kawanusaha check', /^/, values, { env });
    ask('create table kept as select 1 as n; create table dropped as select 1 as n');
    await shell.run('pgbackrest --stanza=kawanusaha --type=full backup', /^/, values, { env });
    // pgBackRest takes the newest backup that ended in a second before the moment.
    await sleep(1_100);
    ask('insert into kept values (2)');
    const moment = ask('select clock_timestamp()');
    ask('insert into kept values (3); drop table dropped');
    ask('select pg_switch_wal()');
    control('stop');
    fs.rmSync(data, { recursive: true });
    as('mkdir', '--mode=700', data);
    await shell.run(
      'pgbackrest --stanza=kawanusaha --type=time "--target=2026-11-23 14:05:00+07" --target-action=promote restore',
      /^/,
      { ...values, '2026-11-23 14:05:00+07': moment },
      { env },
    );
    control('-l', path.join(folder, 'log/postgres.log'), 'start');
    const found = ask(
      "select string_agg(n::text, ',' order by n) || ' ' || (select count(*) from dropped) from kept",
    );
    if (found !== '1,2 1') throw new Error(`after the restore: ${found}`);
    return null;
  } finally {
    if (fs.existsSync(path.join(data, 'postmaster.pid'))) control('-m', 'immediate', 'stop');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The files of the checkout that a process has read when it has loaded a module. */
function filesOf(module: string): string[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { registerHooks } from 'node:module';
      const files = [];
      registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
      await import(${JSON.stringify(module)});
      process.stdout.write(files.join('\\n'));
      process.exit(0);`,
    ],
    { cwd: import.meta.dirname, encoding: 'utf8', timeout: 60_000 },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout
    .split('\n')
    .filter((url) => url.startsWith('file:'))
    .map((url) => path.relative(root, new URL(url).pathname));
}

const among = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(file));

/** Runs the product with settings that it refuses, and tells how many modules it had loaded when it began its first worker, and in all, and whether it ended its workers. */
function modulesAtFork(): { atFork: number; all: number; areKilled: boolean; left: string } {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import cluster from 'node:cluster';
      import { registerHooks } from 'node:module';
      import { writeSync } from 'node:fs';
      let all = 0, atFork = 0;
      const workers = [];
      // Else the worker would run this text too.
      process.execArgv.length = 0;
      registerHooks({ load: (url, context, next) => (all += url.startsWith('file:') ? 1 : 0, next(url, context)) });
      const { fork } = cluster;
      cluster.fork = (...args) => {
        atFork ||= all;
        const worker = fork(...args);
        workers.push(worker.process);
        return worker;
      };
      cluster.setupPrimary({ exec: ${JSON.stringify(path.join(root, 'apps/server/src/main.ts'))} });
      process.on('exit', () => {
        const areKilled = workers.every(({ killed }) => killed);
        writeSync(1, JSON.stringify({ atFork, all, areKilled, pids: workers.map(({ pid }) => pid) }));
      });
      await import('#main.ts');`,
    ],
    {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, PORT: 'keine', NODE_OPTIONS: '' },
    },
  );
  const { atFork, all, areKilled, pids } = JSON.parse(stdout) as {
    atFork: number;
    all: number;
    areKilled: boolean;
    pids: number[];
  };
  const isLeft = (pid: number): boolean => {
    try {
      return !/\(.*\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  };
  return { atFork, all, areKilled, left: pids.filter(isLeft).join(' ') };
}

/** How many modules a process that is to serve has loaded when it ends, whose first process is gone before it has begun to load. */
function modulesOfOrphan(): number {
  const count = `import { registerHooks } from 'node:module';
    import { writeSync } from 'node:fs';
    let all = 0;
    registerHooks({ load: (url, context, next) => (all += url.startsWith('file:') ? 1 : 0, next(url, context)) });
    process.on('exit', () => writeSync(1, 'loaded ' + all));`;
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { fork } from 'node:child_process';
      const worker = fork(${JSON.stringify(path.join(root, 'apps/server/src/main.ts'))}, {
        execArgv: ['--import', ${JSON.stringify(`data:text/javascript,${encodeURIComponent(count)}`)}],
        env: { ...process.env, NODE_UNIQUE_ID: '1', NODE_OPTIONS: '' },
      });
      // What Node says of itself, before it loads the program.
      worker.once('internalMessage', () => worker.disconnect());`,
    ],
    { cwd: import.meta.dirname, encoding: 'utf8', timeout: 60_000 },
  );
  return Number(/loaded (\d+)/.exec(stdout)?.[1]);
}

describe('at a start', () => {
  test('what serves begins to load before the first process has loaded what it needs itself, and ends where that one cannot start', async () => {
    const { atFork, all, areKilled, left } = modulesAtFork();
    expect(atFork).toBeGreaterThan(0);
    expect(atFork).toBeLessThan(20);
    expect(all).toBeGreaterThan(100);
    expect(areKilled).toBe(true);
    for (const pid of left.split(' ').filter(Boolean))
      await expect.poll(() => fs.existsSync(`/proc/${pid}`), { timeout: 20_000 }).toBe(false);
  }, 90_000);

  test('what is to serve ends while it loads when its first process has gone', () => {
    const all = filesOf('#startup/run-worker.ts').length;
    const loaded = modulesOfOrphan();
    expect(loaded).toBeGreaterThan(0);
    expect(loaded).toBeLessThan(all / 3);
  }, 90_000);

  test('the first process asks for the database before it loads what runs beside it, and never what answers requests', () => {
    const files = filesOf('#startup/run-processes.ts');
    expect(files.length).toBeGreaterThan(100);
    expect(among(files, /^apps\/server\/src\/(?:jobs|payments|ideas|matching|search|accounts)\//)).toEqual(
      [],
    );
    expect(among(files, /^packages\/backend\/src\/(?:rest|realtime|functions|storage\/objects)\//)).toEqual(
      [],
    );
    expect(
      among(files, /node_modules\/(?:react|react-router|fflate|re2js|s3mini|openid-client|@node-rs)\//),
    ).toEqual([]);
  });

  test('no process loads the client of a store that is not used, nor what makes workbooks, documents and pictures', () => {
    const files = filesOf('#startup/run-worker.ts');
    expect(among(files, /node_modules\/(?:s3mini|pdf-lib|exceljs|docx|@resvg|sharp|@ironcalc)\b/)).toEqual(
      [],
    );
    expect(among(files, /^apps\/server\/src\/workbooks\/premium-pack\//)).toEqual([]);
    expect(among(files, /^packages\/bahasa\/compiled\//)).toEqual([]);
    // The first process has these for all.
    expect(among(files, /^apps\/server\/src\/jobs\//)).toEqual(['apps/server/src/jobs/keep-errors.ts']);
    expect(
      among(files, /^packages\/backend\/src\/backup\/|payment-simulator|^apps\/snap-simulator\//),
    ).toEqual([]);
  });
});

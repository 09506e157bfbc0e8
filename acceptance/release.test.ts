/** What a release installs: as an operator makes it (docs/operations.md), in a copy of this checkout. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../packages/backend/src/testing/eventually.ts';
import { makeDataFolder } from '../tooling/test-server/prepared-server.ts';
import { listSourceFiles, root } from '../tooling/source-files.ts';
import { findFreePort } from '../tooling/test-server/start-server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-release-'));
const dataDir = makeDataFolder('kawanusaha-release-data-');
afterAll(() => {
  // Nothing is taken out of a folder that cannot be written, save by the superuser.
  execFileSync('find', [folder, '-type', 'd', '-exec', 'chmod', 'u+w', '{}', '+']);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Most of what packages may take (spec of operation: a release installs 450 MB at most). */
const mostMb = 450;
/** One without a line in the system's list of users, where this process may become another; else the server runs as its own. */
const stranger = process.getuid?.() === 0 ? 48_213 : undefined;

/** Links each file of a folder at another place; copies them where that is on another disk. */
function linkFolder(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    fs.rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}

/** Copies the checkout. Packages are linked, not copied: `trim.mjs` takes names away and changes no file but its own two. */
function copyCheckout(): void {
  for (const name of listSourceFiles()) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.copyFileSync(path.join(root, name), path.join(folder, name));
  }
  for (const built of ['apps/web/build', 'apps/server/build'])
    fs.cpSync(path.join(root, built), path.join(folder, built), { recursive: true });
  for (const place of fs.globSync('{,{apps,packages}/*/}node_modules', { cwd: root }))
    linkFolder(path.join(root, place), path.join(folder, place));
  const modules = path.join(folder, 'node_modules');
  for (const name of ['.package-lock.json', '.install-stamp']) {
    fs.rmSync(path.join(modules, name));
    fs.copyFileSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
}

/** Takes the right to write from each user, as a checkout of another owner has it for the one that serves; not at files that are linked, which are the checkout's own. */
function makeReadOnly(): void {
  const own = ['(', '-type', 'd', '-o', '-type', 'f', '-links', '1', ')'];
  execFileSync('find', [folder, ...own, '-exec', 'chmod', 'a-w,a+rX', '{}', '+']);
}

test(
  'a trimmed release takes 450 MB at most and starts for a user without a name, from a tree that it cannot write',
  { timeout: 300_000 },
  async () => {
    copyCheckout();
    const said = execFileSync(process.execPath, ['scripts/trim.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const megabytes = Number(/packages of a release: (\d+) MB/u.exec(said)?.[1]);
    expect(megabytes).toBeGreaterThan(100);
    expect(megabytes).toBeLessThanOrEqual(mostMb);
    expect(fs.existsSync(path.join(folder, 'node_modules/vitest'))).toBe(false);
    expect(fs.existsSync(path.join(root, 'node_modules/vitest'))).toBe(true);

    makeReadOnly();
    const begun = Date.now() / 1_000;
    if (stranger !== undefined) execFileSync('chown', ['-R', `${stranger}:${stranger}`, dataDir]);
    const port = await findFreePort();
    const server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: folder,
      ...(stranger === undefined ? {} : { uid: stranger, gid: stranger }),
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_DATA: 'false',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    const exited = new Promise((resolve) => server.once('exit', resolve));
    try {
      await eventually(
        async () => {
          expect(server.exitCode, output).toBeNull();
          expect((await fetch(`http://localhost:${port}/cari-project`)).status).toBe(200);
        },
        { timeout: 120_000, interval: 500 },
      );
      // What it says is true: where it is, which database, and no demo accounts, since there are none.
      expect(output).toContain(`KawanUsaha is ready at http://localhost:${port}`);
      expect(output).toContain(`Database: embedded, data in ${dataDir}`);
      expect(output).not.toContain('Demo accounts');
    } finally {
      server.kill('SIGTERM');
      await exited;
    }
    const written = execFileSync('find', [folder, '-type', 'f', '-links', '1', '-newermt', `@${begun}`], {
      encoding: 'utf8',
    });
    expect(written).toBe('');
  },
);

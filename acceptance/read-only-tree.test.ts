/**
 * A release on a tree that is root’s and read-only, without development packages, served by a user without an account
 * (issue 19 §1.10). The tree is this checkout under an overlay of its own, so that nothing of it is changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '../tooling/test-server/start-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-tree-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** No account of this machine has it. */
const uid = 54_321;
const mostMegabytes = 450;
const overlay = `set -e
mount -t overlay overlay -o "lowerdir=${root},upperdir=${folder}/upper,workdir=${folder}/work" "${folder}/app"
cd "${folder}/app"`;
const script = `${overlay}
node scripts/trim.mjs >"${folder}/trimmed" 2>&1
du -sb node_modules >"${folder}/size"
mount -o remount,ro "${folder}/app"
exec setpriv --reuid ${uid} --regid ${uid} --clear-groups --inh-caps=-all npm start`;

for (const name of ['upper', 'work', 'app', 'data']) fs.mkdirSync(path.join(folder, name));
const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'sh', '-c', `${overlay}\nsetpriv --version`]).status === 0;

test.runIf(canMount)(
  'npm start serves from a read-only tree, without development packages, as a user without an account',
  { timeout: 300_000 },
  async () => {
    fs.chmodSync(folder, 0o755);
    const [dataDir, port] = [path.join(folder, 'data'), await findFreePort()];
    fs.chownSync(dataDir, uid, uid);
    const child = spawn('unshare', ['--mount', 'sh', '-c', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_DATA: 'false',
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    const exited = new Promise<number | null>((resolve) => void child.once('exit', resolve));
    const statusOf = (address: string): Promise<number> =>
      fetch(`http://localhost:${port}${address}`).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
    while ((await statusOf('/health/ready')) !== 200) {
      if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
      await sleep(100);
    }
    try {
      expect(await statusOf('/cari-project')).toBe(200);
      expect(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8')).toMatch(
        new RegExp(`^Uid:\\s+${uid}\\s`, 'm'),
      );
      const tree = `/proc/${child.pid}/root${folder}/app`;
      expect(() => fs.writeFileSync(path.join(tree, 'written'), '')).toThrow('EROFS');
      expect(fs.statSync(path.join(tree, 'package.json')).uid).toBe(0);
      expect(fs.existsSync(path.join(tree, 'node_modules/vitest'))).toBe(false);
      expect(said).not.toContain('installing packages');
      const megabytes = Number.parseInt(fs.readFileSync(path.join(folder, 'size'), 'utf8'), 10) / 1_000_000;
      expect(megabytes).toBeGreaterThan(200);
      expect(megabytes).toBeLessThanOrEqual(mostMegabytes);
    } finally {
      child.kill('SIGTERM');
      await exited;
    }
  },
);

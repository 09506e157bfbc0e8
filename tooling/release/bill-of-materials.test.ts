import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { attachBill, type Bill, joinBills, makeBill, printBill } from './bill-of-materials.ts';

type Locked = { readonly version?: string; readonly link?: boolean; readonly integrity?: string };

const hexOf = (integrity: string): string =>
  Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

test('the list of what is used names every package of the lock file with its version and checksum, and is the same each time', () => {
  const bill = makeBill();
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.\d$/),
    metadata: { component: { name: 'kawanusaha' } },
  });
  // The version of npm, which is no part of what is listed.
  expect(bill.metadata).not.toHaveProperty('tools');
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const listed = new Map(
    bill.components.map(({ purl, hashes }) => [decodeURIComponent(purl), hashes?.[0]?.content]),
  );
  const locked = Object.entries(packages).filter(
    ([at, { link }]) => at.includes('node_modules/') && link !== true,
  );
  expect(locked.length).toBeGreaterThan(500);
  for (const [at, { version, integrity }] of locked) {
    const purl = `pkg:npm/${at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
    expect([purl, listed.get(purl)]).toEqual([purl, integrity === undefined ? undefined : hexOf(integrity)]);
  }
  expect(printBill(makeBill())).toBe(printBill(bill));
}, 60_000);

test('the list goes into a pipe as a whole', () => {
  const node = JSON.stringify(process.execPath);
  const script = JSON.stringify(path.join(import.meta.dirname, 'main.ts'));
  const run = spawnSync('sh', ['-c', `${node} ${script} sbom | cat`], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(run.stderr).toBe('');
  expect(JSON.parse(run.stdout)).toMatchObject({ bomFormat: 'CycloneDX' });
}, 60_000);

const bill: Bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: { component: { name: 'x', version: '1.2.0', purl: 'pkg:npm/x@1.2.0' } },
  components: [],
  dependencies: [],
};
const runGit = (cwd: string, args: readonly string[], input?: string) =>
  spawnSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@contoh.test', ...args], {
    cwd,
    encoding: 'utf8',
    input,
  });
/** git in a folder; fails the test where it fails. */
const gitIn =
  (cwd: string) =>
  (args: readonly string[], input?: string): string => {
    const run = runGit(cwd, args, input);
    expect([args, run.status, run.stderr]).toEqual([args, 0, expect.any(String)]);
    return run.stdout.trim();
  };

test('a release keeps the list with its commit', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bill-'));
  try {
    const git = gitIn(folder);
    git(['init', '--quiet']);
    git(['commit', '--quiet', '--allow-empty', '--message', 'first']);
    git(['tag', '--annotate', 'v1.2.0', '--message', 'v1.2.0']);
    attachBill(git, 'v1.2.0', bill);
    expect(JSON.parse(git(['notes', '--ref=sbom', 'show', 'v1.2.0^{commit}']))).toEqual(bill);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('a release of a second clone joins the published lists, so that its push is taken', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bill-'));
  try {
    gitIn(folder)(['init', '--quiet', '--bare', 'origin']);
    const release = (name: string): boolean => {
      const clone = path.join(folder, name);
      gitIn(folder)(['clone', '--quiet', 'origin', name]);
      const git = gitIn(clone);
      git(['commit', '--quiet', '--allow-empty', '--message', name]);
      git(['tag', '--annotate', name, '--message', name]);
      const isJoined = joinBills((args) => {
        const { status, stdout } = runGit(clone, args);
        return status === 0 ? stdout.trim() : null;
      });
      attachBill(git, name, bill);
      git(['push', '--quiet', 'origin', 'HEAD', name, 'refs/notes/sbom']);
      return isJoined;
    };
    expect([release('v1.2.0'), release('v1.3.0')]).toEqual([true, true]);
    const held = gitIn(path.join(folder, 'origin'));
    for (const tag of ['v1.2.0', 'v1.3.0'])
      expect(JSON.parse(held(['notes', '--ref=sbom', 'show', `${tag}^{commit}`]))).toEqual(bill);
    fs.rmSync(path.join(folder, 'origin'), { recursive: true });
    expect(joinBills((args) => (runGit(path.join(folder, 'v1.2.0'), args).status === 0 ? '' : null))).toBe(
      false,
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { attachBill, type Bill, makeBill, printBill } from './bill-of-materials.ts';

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

test('a release keeps the list with its commit', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bill-'));
  try {
    const git = (args: readonly string[], input?: string): string => {
      const who = ['-c', 'user.name=test', '-c', 'user.email=test@contoh.test'];
      const run = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', input });
      expect([args, run.status, run.stderr]).toEqual([args, 0, expect.any(String)]);
      return run.stdout.trim();
    };
    git(['init', '--quiet']);
    git(['commit', '--quiet', '--allow-empty', '--message', 'first']);
    git(['tag', '--annotate', 'v1.2.0', '--message', 'v1.2.0']);
    const bill: Bill = {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { name: 'x', version: '1.2.0', purl: 'pkg:npm/x@1.2.0' } },
      components: [],
      dependencies: [],
    };
    attachBill(git, 'v1.2.0', bill);
    expect(JSON.parse(git(['notes', '--ref=sbom', 'show', 'v1.2.0^{commit}']))).toEqual(bill);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

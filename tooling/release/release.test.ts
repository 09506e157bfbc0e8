import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { findFault } from './find-fault.ts';
import { listMigrations, readReleases } from './migration-list.ts';

const good = {
  number: '1.2.0',
  manifest: '1.2.0',
  lock: '1.2.0',
  changelog: '# Changes\n\n## 1.2.0 (2026-11-25)\n\n- One.\n',
  isListed: true,
  changed: '',
  tags: ['v1.0.0', 'v1.1.9', 'old'],
};

test('a release needs its number everywhere, its changes written down, a clean checkout and a number after the last', () => {
  expect(findFault(good)).toBeNull();
  expect(findFault({ ...good, tags: [''] })).toBeNull();
  const faults: [Partial<typeof good>, string][] = [
    [{ number: '' }, 'Say which release'],
    [{ number: 'v1.2.0' }, 'Say which release'],
    [{ number: '1.02.0' }, 'Say which release'],
    [{ manifest: '1.1.9' }, 'package.json says 1.1.9'],
    [{ lock: '1.1.9' }, 'package-lock.json 1.1.9'],
    [{ changelog: '## 1.2.0' }, 'no heading'],
    [{ changelog: '## 1x2.0 (2026-11-25)' }, 'no heading'],
    [{ isListed: false }, 'supabase/releases/1.2.0.json does not list'],
    [{ changed: ' M README.md' }, 'not committed'],
    [{ tags: ['v1.2.0'] }, 'there already'],
    [{ tags: ['v1.10.0'] }, 'later than'],
  ];
  for (const [change, words] of faults) expect(findFault({ ...good, ...change })).toContain(words);
});

test('the number of this checkout stands in the changelog', () => {
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('CHANGELOG.md')).toContain(`\n## ${version} (`);
});

test('what a release has run on its databases is still there and as it was, or their start would be refused', async () => {
  const here = await listMigrations();
  const releases = readReleases();
  expect(releases.size).toBeGreaterThan(0);
  for (const [number, list] of releases)
    expect([number, here]).toEqual([number, expect.objectContaining(list)]);
});

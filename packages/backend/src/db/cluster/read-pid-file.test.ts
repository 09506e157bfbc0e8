import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPidFile } from './read-pid-file.ts';

test('a server says its process and its state; a folder without one says nothing', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pid-file-'));
  const file = path.join(dataDir, 'postmaster.pid');
  try {
    expect(readPidFile(dataDir)).toBeNull();
    fs.writeFileSync(file, '4711\n');
    expect(readPidFile(dataDir)).toEqual({ pid: 4711, status: undefined });
    fs.writeFileSync(file, `4711\n${dataDir}\n1\n5432\n/tmp\n\n1 2\nready   \n`);
    expect(readPidFile(dataDir)).toEqual({ pid: 4711, status: 'ready' });
  } finally {
    fs.rmSync(dataDir, { recursive: true });
  }
});

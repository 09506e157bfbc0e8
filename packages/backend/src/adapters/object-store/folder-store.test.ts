import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAll } from '#adapters/bytes/byte-store.ts';
import { bytesOf } from './bytes-of.ts';
import { createFolderStore } from './folder-store.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-place-'));
const store = createFolderStore(path.join(root, 'place'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const textOf = async (name: string): Promise<string | null> => {
  const body = await store.get(name);
  return body === null ? null : (await readAll(body)).toString();
};
const list = async (folder: string): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of store.list(folder)) names.push(name);
  return names.sort();
};

test('objects are put, replaced, listed by folder, read and removed; files are ours alone', async () => {
  await store.put('a/b/satu.zst', bytesOf('satu'));
  await store.put('a/b/satu.zst', bytesOf('lagi'));
  await store.put('a/dua', bytesOf(''));
  expect(await list('a/')).toEqual(['a/b/satu.zst', 'a/dua']);
  expect(await list('b/')).toEqual([]);
  expect(await textOf('a/b/satu.zst')).toBe('lagi');
  expect(await store.get('a/tiga')).toBeNull();
  expect(fs.statSync(path.join(root, 'place/a/b/satu.zst')).mode & 0o777).toBe(0o600);
  expect(fs.statSync(path.join(root, 'place/a')).mode & 0o777).toBe(0o700);
  await store.remove(['a/b/satu.zst', 'a/tiga']);
  expect(await list('a/')).toEqual(['a/dua']);
});

test('what breaks off leaves the object as it was, and no other', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('setengah');
    throw new Error('putus');
  }
  await store.put('c/tetap', bytesOf('utuh'));
  await expect(store.put('c/tetap', broken())).rejects.toThrow('putus');
  await expect(store.put('c/baru', broken())).rejects.toThrow('putus');
  expect(await textOf('c/tetap')).toBe('utuh');
  expect(fs.readdirSync(path.join(root, 'place/c'))).toEqual(['tetap']);
});

test('no name leads out of the folder', async () => {
  for (const name of [
    '../luar',
    '/etc/passwd',
    'a/../../luar',
    'a//b',
    './a',
    'a/.b',
    'a\\b',
    'a\0b',
    '',
    'a/',
  ]) {
    await expect(store.put(name, bytesOf('x'))).rejects.toThrow('not a name');
    await expect(store.get(name)).rejects.toThrow('not a name');
    await expect(store.remove([name])).rejects.toThrow('not a name');
  }
  expect(fs.readdirSync(root)).toEqual(['place']);
});

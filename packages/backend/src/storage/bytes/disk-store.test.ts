import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { readAll } from '#adapters/bytes/byte-store.ts';
import { createDiskStore } from './disk-store.ts';

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-disk-'));
const store = createDiskStore(directory);
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }));

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
const textOf = async (key: string): Promise<string | null> => {
  const stream = await store.get(key);
  return stream === null ? null : (await readAll(stream)).toString();
};

test('kill -9 in the middle of an upload leaves no object, and what it leaves goes with the sweep', async () => {
  const key = randomUUID();
  const script = `
    import { createDiskStore } from ${JSON.stringify(path.join(import.meta.dirname, 'disk-store.ts'))};
    async function* slowly() {
      for (;;) {
        yield Buffer.alloc(65_536, 1);
        console.log('written');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    await createDiskStore(${JSON.stringify(directory)}).put(${JSON.stringify(key)}, slowly());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let lines = 0;
  for await (const chunk of child.stdout) {
    lines += String(chunk).split('\n').length - 1;
    if (lines >= 3) break;
  }
  child.kill('SIGKILL');
  await exited;
  expect(await store.get(key)).toBeNull();
  const unfinished = path.join(directory, 'unfinished');
  expect(fs.readdirSync(unfinished)).toEqual([key]);
  await store.discardUnfinished(new Date(Date.now() + 60_000));
  expect(fs.readdirSync(unfinished)).toEqual([]);
});

test('keys that are not ours are refused before any path is made of them', async () => {
  for (const key of ['../secrets.json', '/etc/passwd', 'x', `${randomUUID()}/..`, '']) {
    await expect(store.put(key, bytes('x'))).rejects.toThrow('not a key');
    await expect(store.get(key)).rejects.toThrow('not a key');
  }
});

test('a copy is whole and of its own; one of nothing says so', async () => {
  const [from, to] = [randomUUID(), randomUUID()];
  await store.put(from, bytes('isi'));
  expect(await store.copy(from, to)).toBe(true);
  await store.remove([from, randomUUID()]);
  expect([await textOf(from), await textOf(to)]).toEqual([null, 'isi']);
  expect(await store.copy(randomUUID(), randomUUID())).toBe(false);
});

import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStore } from './bytes/disk-store.ts';
import { sweepOrphans } from './sweep-orphans.ts';
import { createStorageTest, type StorageTest } from './testing/create-storage-test.ts';

let app: StorageTest;
beforeAll(async () => {
  app = await createStorageTest();
  await app.database.owner`insert into storage.buckets (id, name) values ('b', 'b')`;
});
afterAll(() => app.close());

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

test('removes what no row refers to, once it is old enough, and nothing else', async () => {
  const files = app.client({ key: app.deps.settings.secretKey }).storage.from('b');
  await files.upload('kept.txt', 'tetap', { contentType: 'text/plain' });
  const store = createDiskStore(app.directory);
  // What a crash leaves: bytes whose row was never written, and a temporary file.
  await store.put(randomUUID(), bytes('yatim'));
  const broken = path.join(app.directory, 'unfinished', randomUUID());
  fs.writeFileSync(broken, 'setengah');
  expect(app.storedFiles()).toHaveLength(2);

  expect(await sweepOrphans(app.database.owner, store)).toBe(0);
  expect(app.storedFiles()).toHaveLength(2);
  const later = new Date(Date.now() + 2 * 3_600_000);
  expect(await sweepOrphans(app.database.owner, store, later)).toBe(1);
  expect(fs.existsSync(broken)).toBe(false);
  expect(await (await files.download('kept.txt')).data?.text()).toBe('tetap');
});

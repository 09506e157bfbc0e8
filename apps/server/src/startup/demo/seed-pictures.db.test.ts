import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { testSettings } from '#testing/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStore } from '@kawanusaha/backend/storage/bytes/disk-store';
import { type ByteStore, readAll } from '@kawanusaha/backend/adapters/bytes/byte-store';
import { createTestDatabase, type TestDatabase } from '@kawanusaha/backend/testing/database';
import { seedDemo } from './seed-demo.ts';
import { seedWhenEmpty } from '../seed-when-empty.ts';

let database: TestDatabase;
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-pictures-'));
const store = createDiskStore(directory);
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(directory, { recursive: true, force: true });
});

test('a seed that is interrupted at its fifth picture is begun anew by the next start, pictures included', async () => {
  let puts = 0;
  const full: ByteStore = {
    ...store,
    put: async (key, body) => {
      puts += 1;
      if (puts === 5) throw new Error('the disk is full');
      await store.put(key, body);
    },
  };
  await expect(seedWhenEmpty(database.owner, full, testSettings.jwtSecret)).rejects.toThrow(
    'the disk is full',
  );
  await seedWhenEmpty(database.owner, store, testSettings.jwtSecret);
  const [row] = await database.owner<{ portraits: number; banners: number }[]>`
    select (select count(*)::int from public.pengguna where foto_path is not null) as portraits,
      (select count(*)::int from public.project_listings where picture_path is not null) as banners`;
  expect(row).toEqual({ portraits: 40, banners: 8 });
});

test('every path leads to a small WebP, and a second run changes nothing', async () => {
  const read = () => database.owner<{ path: string; version: string }[]>`
    select o.name as path, o.version from storage.objects as o
    where exists (select from public.pengguna as p where p.foto_path = o.name and o.bucket_id = 'foto-profil')
      or exists (select from public.project_listings as p where p.picture_path = o.name and o.bucket_id = 'gambar-proyek')
    order by 1`;
  const pictures = await read();
  expect(pictures).toHaveLength(48);
  for (const { version } of pictures) {
    const stream = await store.get(version);
    const bytes = stream === null ? Buffer.alloc(0) : await readAll(stream);
    expect(bytes.byteLength).toBeLessThan(60_000);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  }
  await seedDemo(database.owner, store, testSettings.jwtSecret);
  expect([...(await read())]).toEqual([...pictures]);
});

test('bytes that have been lost are put again', async () => {
  const [lost] = await database.owner<{ name: string; version: string }[]>`
    select name, version from storage.objects where bucket_id = 'foto-profil' order by name limit 1`;
  await store.remove([lost?.version ?? '']);
  await seedDemo(database.owner, store, testSettings.jwtSecret);
  const [found] = await database.owner<{ version: string }[]>`
    select version from storage.objects where name = ${lost?.name ?? ''}`;
  const stream = await store.get(found?.version ?? '');
  await stream?.cancel();
  expect(stream).not.toBeNull();
});

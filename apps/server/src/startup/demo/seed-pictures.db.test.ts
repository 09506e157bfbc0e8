import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStore } from '#storage/bytes/disk-store.ts';
import { readAll } from '#storage/bytes/byte-store.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { seedDemo } from './seed-demo.ts';
import { seedPictures } from './seed-pictures.ts';

let database: TestDatabase;
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-pictures-'));
const store = createDiskStore(directory);
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database.owner);
  await seedPictures(database.owner, store);
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(directory, { recursive: true, force: true });
});

test('every path leads to a small WebP, and a second run changes nothing', async () => {
  const read = () => database.owner<{ path: string; version: string }[]>`
    select o.name as path, o.version from storage.objects as o
    where exists (select from public.pengguna as p where p.foto_path = o.name and o.bucket_id = 'foto-profil')
      or exists (select from public.project_listings as p where p.picture_path = o.name and o.bucket_id = 'gambar-proyek')
    order by 1`;
  const pictures = await read();
  expect(pictures).toHaveLength(17);
  for (const { version } of pictures) {
    const stream = await store.get(version);
    const bytes = stream === null ? Buffer.alloc(0) : await readAll(stream);
    expect(bytes.byteLength).toBeLessThan(60_000);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  }
  await seedPictures(database.owner, store);
  expect([...(await read())]).toEqual([...pictures]);
});

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unpackTar } from 'modern-tar/fs';
import { z } from 'zod';
import type { Manifest } from '#backup/manifest.ts';
import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import { readAll } from '#adapters/bytes/byte-store.ts';

const fileListSchema = z.object({
  Files: z.array(
    z.object({
      Path: z.string(),
      Size: z.number(),
      'Checksum-Algorithm': z.literal('SHA256'),
      Checksum: z.string(),
    }),
  ),
});

const isOdd = (name: string): boolean =>
  path.isAbsolute(name) || name.split('/').includes('..') || name.includes('\0');

/**
 * Unpacks a base backup into a new folder and holds every file against PostgreSQL's list of them.
 * Errors: bytes that were altered or are missing; names that lead out of the folder.
 */
export async function unpackBase(
  { place, seal }: BackupPlace,
  { base, files }: Manifest,
  folder: string,
): Promise<void> {
  const body = await place.get(base.name);
  const list = await place.get(files.name);
  if (body === null || list === null) throw new Error(`The backup lacks ${base.name}.`);
  const hash = createHash('sha256');
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body ?? []) {
      hash.update(chunk);
      yield chunk;
    }
  }
  fs.mkdirSync(folder, { mode: 0o700 });
  const unpack = unpackTar(folder, {
    strict: true,
    filter: ({ name, type }) => {
      if (isOdd(name) || (type !== 'file' && type !== 'directory'))
        throw new Error(`The backup holds ${JSON.stringify(name)}, which no backup has.`);
      return true;
    },
  });
  await pipeline(Readable.from(seal.open(base.name, hashed()), { objectMode: false }), unpack);
  if (hash.digest('hex') !== base.sha256) throw new Error(`The file ${base.name} of the backup is damaged.`);
  const listed = await readAll(seal.open(files.name, list));
  if (createHash('sha256').update(listed).digest('hex') !== files.sha256)
    throw new Error(`The file ${files.name} of the backup is damaged.`);
  for (const file of fileListSchema.parse(JSON.parse(listed.toString('utf8'))).Files) {
    if (isOdd(file.Path) || !(await isSound(path.join(folder, file.Path), file.Checksum)))
      throw new Error(`The file ${file.Path} of the backup is damaged.`);
  }
}

async function isSound(file: string, checksum: string): Promise<boolean> {
  if (!fs.existsSync(file)) return false;
  const hash = createHash('sha256');
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex') === checksum;
}

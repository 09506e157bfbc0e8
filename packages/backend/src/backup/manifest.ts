import { z } from 'zod';
import { bytesOf } from '#adapters/object-store/bytes-of.ts';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { readAll } from '#adapters/bytes/byte-store.ts';

const tableSchema = z.object({
  name: z.string(),
  rows: z.string().regex(/^\d+$/),
  /** Sum of a hash of each row. */
  checksum: z.string().regex(/^-?\d+$/),
});

const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string().regex(/^[0-9A-Za-z-]+$/),
  archive: z.string().regex(/^[0-9a-z-]+$/),
  startedAt: z.iso.datetime(),
  /** From here on the cluster can be restored. */
  finishedAt: z.iso.datetime(),
  postgres: z.string(),
  timeline: z.number().int().positive(),
  startLsn: z.string(),
  endLsn: z.string(),
  /** The moment to which `tables` belongs. */
  restorePoint: z.string(),
  base: z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }),
  /** PostgreSQL's own list of files with their checksums. */
  files: z.object({ name: z.string(), sha256: z.string() }),
  /** Null where nothing is encrypted: secrets then do not belong there. */
  secrets: z.string().nullable(),
  stored: z.object({ files: z.number().int() }),
  tables: z.array(tableSchema),
});

/** What one base backup is; written last, so that a backup with a manifest is a whole one. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableSum = z.infer<typeof tableSchema>;

/** Folder of one base backup in the place. */
export const baseFolder = (id: string): string => `bases/${id}/`;
/** Folder of an archive's log in the place. */
export const walFolder = (archive: string): string => `wal/${archive}/`;
const manifestName = 'manifest.json';

/** Writes the manifest of a backup, which makes it a good one. */
export async function putManifest(place: ObjectStore, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await place.put(baseFolder(manifest.id) + manifestName, bytesOf(text));
}

/** All good backups, the oldest first. Errors: a manifest that cannot be read. */
export async function listBackups(place: ObjectStore): Promise<Manifest[]> {
  const found: Manifest[] = [];
  for await (const name of place.list('bases/')) {
    if (!name.endsWith(`/${manifestName}`)) continue;
    const body = await place.get(name);
    if (body === null) continue;
    const manifest = manifestSchema.safeParse(JSON.parse((await readAll(body)).toString('utf8')));
    if (!manifest.success) throw new Error(`The file ${name} of the backup is damaged.`);
    if (name === baseFolder(manifest.data.id) + manifestName) found.push(manifest.data);
  }
  return found.sort((a, b) => a.finishedAt.localeCompare(b.finishedAt));
}

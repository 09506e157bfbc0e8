import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationSet } from '../migration-files.ts';

/** What a database has to be like so that an initial migration, which took the place of older ones, counts as run. */
export type Adoption = {
  readonly set: MigrationSet;
  /** File name of the initial migration. */
  readonly initial: string;
  /** sha-256 of the initial migration, which is never changed. */
  readonly checksum: string;
  /** The last version whose own migrations are the replaced ones, as an operator can check it out. */
  readonly version: string;
  /** The replaced migrations, file name to checksum. */
  readonly replaced: Readonly<Record<string, string>>;
  readonly schemas: readonly string[];
  /** Kinds of things that others may add to these schemas. */
  readonly leaveOut: readonly string[];
  /** The catalogue of these schemas after the initial migration, as `readCatalogue` gives it. */
  readonly catalogue: Readonly<Record<string, string>>;
};

/** Reads `adoption.json` of a folder; null when the set never had other migrations. */
export async function readAdoption(set: MigrationSet, folder: string): Promise<Adoption | null> {
  const file = path.join(folder, 'adoption.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : { set, ...(JSON.parse(text) as Omit<Adoption, 'set'>) };
}

/** What the engine's initial migration took the place of. */
export const readPlatformAdoption = (): Promise<Adoption | null> =>
  readAdoption('platform', path.join(import.meta.dirname, '../../..'));

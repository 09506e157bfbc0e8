import fs from 'node:fs';
import path from 'node:path';
import { readAllMigrations } from '../../apps/server/src/startup/migrate-product.ts';
import { root } from '../source-files.ts';

/** The migrations that a release has run on its databases: by set and file name, the checksum of each. */
export type MigrationList = Readonly<Record<string, string>>;

const folder = path.join(root, 'supabase/releases');

/** Where the list of a release stands. */
export const listFile = (number: string): string => path.join(folder, `${number}.json`);

/** The list of this checkout. */
export async function listMigrations(): Promise<MigrationList> {
  const files = await readAllMigrations();
  return Object.fromEntries(files.map(({ set, name, checksum }) => [`${set}/${name}`, checksum]));
}

/** The lists of all releases by number. */
export function readReleases(): Map<string, MigrationList> {
  const numbers = fs.readdirSync(folder).map((name) => path.basename(name, '.json'));
  return new Map(
    numbers.map((number) => [number, JSON.parse(fs.readFileSync(listFile(number), 'utf8')) as MigrationList]),
  );
}

/** A list as its file has it. */
export const printList = (list: MigrationList): string => `${JSON.stringify(list, null, 2)}\n`;

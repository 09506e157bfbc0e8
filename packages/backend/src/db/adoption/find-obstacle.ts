import type { TransactionSql } from 'postgres';
import { compareCatalogues, readCatalogue } from '../catalogue/read-catalogue.ts';
import type { Adoption } from './adoption.ts';

type AppliedRow = { name: string; checksum: string };

/**
 * Holds a database that older migrations made against what the initial migration makes. Changes nothing.
 *
 * @param tx transaction that holds the migrator's lock.
 * @param applied the recorded migrations of this set.
 * @returns why the database cannot be taken over, as one sentence that says what to do; null when it can.
 */
export async function findObstacle(
  tx: TransactionSql,
  adoption: Adoption,
  applied: readonly AppliedRow[],
): Promise<string | null> {
  const recorded = new Map(applied.map((row) => [row.name, row.checksum]));
  const names = Object.keys(adoption.replaced);
  const missing = names.filter((name) => !recorded.has(name));
  if (missing.length > 0)
    return `This database was made by a version older than ${adoption.version} (${missing.length} of its ${names.length} ${adoption.set} migrations have not run): start version ${adoption.version} on it once, then this one; nothing was changed.`;
  const changed = names.filter((name) => recorded.get(name) !== adoption.replaced[name]);
  if (changed.length > 0)
    return `This database was made by other files than version ${adoption.version} has (${listSome(changed)}): take its rows over by a dump into a new database; nothing was changed.`;
  const wanted = new Map(Object.entries(adoption.catalogue));
  const found = await readCatalogue(tx, adoption.schemas, adoption.leaveOut);
  const differences = compareCatalogues(wanted, found).filter((line) => !isFurtherExtension(line));
  if (differences.length > 0)
    return `This database is no longer what the migrations of version ${adoption.version} made (${listSome(differences)}): undo these changes, then start again; nothing was changed.`;
  return null;
}

/** An extension that the operator has installed for something else. */
const isFurtherExtension = (difference: string): boolean => /^extension .* is not declared$/.test(difference);

function listSome(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

import { createHash } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { catalogueQueries } from './queries.ts';

/** What a database consists of: `kind name` to the hash of its definition. Equal catalogues mean equal databases. */
export type Catalogue = ReadonlyMap<string, string>;

/**
 * Reads tables, columns, constraints, indexes, functions, triggers, policies, rights and what else is declared in these
 * schemas. Rows are not looked at. Empties the search path of the transaction, since PostgreSQL then writes every name
 * with its schema.
 *
 * @param tx transaction of the role that owns the schemas.
 * @param schemas their names; a schema that does not exist contributes nothing.
 * @param leaveOut kinds that are not asked about, for example `policy`.
 */
export async function readCatalogue(
  tx: TransactionSql,
  schemas: readonly string[],
  leaveOut: readonly string[] = [],
): Promise<Catalogue> {
  await tx`set local search_path = ''`;
  const catalogue = new Map<string, string>();
  for (const [kind, query] of Object.entries(catalogueQueries)) {
    if (leaveOut.includes(kind)) continue;
    const parameters = query.includes('$1') ? [[...schemas]] : [];
    const rows = await tx.unsafe<{ name: string; definition: string }[]>(
      `select name, definition::text as definition from (${query}) as things`,
      parameters,
    );
    for (const { name, definition } of rows)
      catalogue.set(`${kind} ${name}`, createHash('sha256').update(definition).digest('hex').slice(0, 16));
  }
  return catalogue;
}

/**
 * The differences between two catalogues, each as one line with the name of what differs; empty when they are equal.
 *
 * @param wanted what should be there.
 * @param found what is there.
 */
export function compareCatalogues(wanted: Catalogue, found: Catalogue): string[] {
  const missing = [...wanted.keys()].filter((name) => !found.has(name)).map((name) => `${name} is missing`);
  const extra = [...found.keys()]
    .filter((name) => !wanted.has(name))
    .map((name) => `${name} is not declared`);
  const different = [...wanted]
    .filter(([name, definition]) => found.has(name) && found.get(name) !== definition)
    .map(([name]) => `${name} differs`);
  return [...missing, ...extra, ...different].toSorted();
}

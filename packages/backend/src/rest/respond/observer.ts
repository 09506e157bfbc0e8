import { isVisible } from '../plan/plan-context.ts';
import { type QualifiedName, qualifiedKey, type SchemaCache } from '../schema-cache/schema-cache.ts';

/** Who will read an error: decides which names and values it may hold. */
export type Observer = {
  cache: SchemaCache | null;
  role: string;
  /** Names that the caller wrote into the request. */
  named: ReadonlySet<string>;
};

/** Whether the caller named it, or may see an exposed relation, column, function or schema of that name. */
export function isNameKnown({ cache, role, named }: Observer, name: string): boolean {
  if (named.has(name) || cache === null || cache.schemas.includes(name))
    return cache !== null || named.has(name);
  for (const relation of cache.relations.values()) {
    if (!isVisible(relation, role)) continue;
    const isConstraint = [...(cache.relationships.get(qualifiedKey(relation)) ?? [])].some(
      (relationship) =>
        'constraint' in relationship && relationship.isReferencing && relationship.constraint === name,
    );
    if (relation.name === name || isConstraint) return true;
    if (relation.privileges.get(role)?.selectable.includes(name)) return true;
  }
  return [...cache.routines.values()]
    .flat()
    .some((routine) => routine.name === name && routine.executableBy.includes(role));
}

/** Whether the caller may read every one of these columns, and so learns nothing from their values in an error. */
export function readableKey(
  { cache, role }: Observer,
  table: QualifiedName,
  columns: readonly string[],
): boolean {
  const selectable = cache?.relations.get(qualifiedKey(table))?.privileges.get(role)?.selectable ?? [];
  return columns.length > 0 && columns.every((column) => selectable.includes(column.replaceAll('"', '')));
}

/**
 * Whether the caller may read all of any row of this table, so that a refused row in an error tells nothing: every column,
 * and no policy chooses among the rows.
 */
export function mayReadRow({ cache, role }: Observer, table: QualifiedName): boolean {
  const relation = cache?.relations.get(qualifiedKey(table));
  const selectable = relation?.privileges.get(role)?.selectable ?? [];
  return relation !== undefined && !relation.hasPolicies && selectable.length === relation.columns.size;
}

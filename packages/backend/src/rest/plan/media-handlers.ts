import type { SelectItem } from '../parse/select.ts';
import {
  qualifiedKey,
  type MediaHandler,
  type QualifiedName,
  type SchemaCache,
} from '../schema-cache/schema-cache.ts';

/**
 * The handlers that can take what is selected of this relation; null for rows of no known one. An aggregate over a row type takes
 * whole rows alone.
 */
export function handlersOf(
  cache: SchemaCache,
  relation: QualifiedName | null,
  select: readonly SelectItem[],
): MediaHandler[] {
  const [only, ...others] = select;
  const isWhole = others.length === 0 && only?.kind === 'column' && only.name === '*';
  return cache.mediaHandlers.filter(({ aggregate }) => {
    const rowType = aggregate?.rowType ?? null;
    if (rowType === null) return true;
    return isWhole && relation !== null && qualifiedKey(rowType) === qualifiedKey(relation);
  });
}

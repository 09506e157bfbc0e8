import {
  qualifiedKey,
  type MediaHandler,
  type QualifiedName,
  type SchemaCache,
} from '../schema-cache/schema-cache.ts';

/** The handlers that can take rows of this relation; null for rows of no known one. */
export function handlersOf(cache: SchemaCache, relation: QualifiedName | null): MediaHandler[] {
  return cache.mediaHandlers.filter(({ aggregate }) => {
    const rowType = aggregate?.rowType ?? null;
    return rowType === null || (relation !== null && qualifiedKey(rowType) === qualifiedKey(relation));
  });
}

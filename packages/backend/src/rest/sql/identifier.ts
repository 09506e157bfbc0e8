import type { QualifiedName } from '../schema-cache/schema-cache.ts';

/** Quotes a name for SQL. Names come from the schema cache; aliases come from the client and hold no null character. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Quotes a name with its schema. */
export const quoteQualified = (name: QualifiedName): string =>
  `${quoteIdentifier(name.schema)}.${quoteIdentifier(name.name)}`;

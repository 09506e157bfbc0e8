/**
 * What to tell about a write that failed, beside the catalogue's title.
 * In: what the data API gave, and the sentence for everything unexpected. Out: the database's own sentence where it wrote one for
 * people (codes `PT…`), else the given one.
 */
export function describeSaveFailure(error: unknown, unexpected: string): string {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) {
    return unexpected;
  }
  return String(error.code).startsWith('PT') ? String(error.message) : unexpected;
}

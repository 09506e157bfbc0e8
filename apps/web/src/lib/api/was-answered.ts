/**
 * Whether a call of the data API failed with an answer of the server, as against none at all (no connection, a broken answer).
 * In: what the call gave or threw; only an answer carries a code.
 */
export function wasAnswered(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && code !== '';
}

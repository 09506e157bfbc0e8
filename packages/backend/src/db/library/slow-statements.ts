import { nameStatement } from '#tracing/name-statement.ts';
import { currentTrace } from '../current-trace.ts';

export type SlowStatement = { readonly trace: string; readonly statement: string; readonly ms: number };

/** As PostgreSQL's own log has it. */
const slowMs = 1_000;
let tell: ((slow: SlowStatement) => void) | null = null;

/**
 * Told of each statement that the server itself does for a request (sign-in, functions) and that takes a second or more, its wait for a
 * connection included. To the database these are all alike: one statement of a shared connection has no place for its trace.
 * @returns ends it
 */
export function watchSlowStatements(listener: (slow: SlowStatement) => void): () => void {
  tell = listener;
  return () => {
    if (tell === listener) tell = null;
  };
}

/**
 * Begins to measure what is done for the request under way.
 * @param readText the statement, asked for only if it was slow
 * @returns ends the measure
 */
export function timeStatement(readText: () => string): () => void {
  const trace = currentTrace.getStore();
  if (trace === undefined) return () => {};
  const began = performance.now();
  return () => {
    const ms = Math.round(performance.now() - began);
    if (ms >= slowMs) tell?.({ trace, statement: nameStatement(readText()), ms });
  };
}

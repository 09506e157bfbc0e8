import { setTimeout as wait } from 'node:timers/promises';

/** Errors by which PostgreSQL rolls a transaction back because of another one: serialization_failure, deadlock_detected. */
const conflicts = new Set<unknown>(['40001', '40P01']);
const mostRetries = 2;
const longestPauseMs = 50;

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflicts.has(error.code);

/**
 * Runs one whole transaction, and again at most twice where the database rolled it back because of another one: nothing of it was
 * done, and the other one has ended. The pause keeps two that met from meeting again.
 * Throws what the last attempt threw.
 */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; retries < mostRetries; retries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error)) throw error;
      await wait(Math.random() * longestPauseMs);
    }
  }
  return transaction();
}

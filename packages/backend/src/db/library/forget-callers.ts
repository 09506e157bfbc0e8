import type { Query } from './query.ts';

/**
 * Lets go of who asked. The library keeps an error for each template as long as the process lives, to tell later where a statement came
 * from, and with its unread stack the functions that were running and all that they see: whatever the first transaction with that
 * template worked with. Read once, the stack is a text.
 */
export function forgetCallers(query: Query): void {
  if (query.tagged) void query.origin;
}

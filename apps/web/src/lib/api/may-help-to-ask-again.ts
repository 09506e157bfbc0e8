import { isAway } from './load-advice.ts';
import { wasAnswered } from './was-answered.ts';

/**
 * Whether a read that failed is worth another try: where no answer came, or the server said that it is away for a moment. A refusal is final,
 * without a connection the message is to come at once, and who has waited until a call was given up decides alone.
 * In: what the call gave or threw, as for {@link isAway}.
 */
export function mayHelpToAskAgain(error: unknown): boolean {
  if (!navigator.onLine) return false;
  const { name, status, context } = (error ?? {}) as {
    name?: unknown;
    status?: unknown;
    context?: { status?: unknown } | null;
  };
  if (name === 'TimeoutError') return false;
  const wasRefused = wasAnswered(error) || Boolean(status ?? context?.status);
  return !wasRefused || isAway(error);
}

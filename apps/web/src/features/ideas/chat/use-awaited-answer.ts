import { useEffect, useEffectEvent } from 'react';
import { useNow } from '#lib/use-now.ts';
import type { ChatMessage } from './chat-message.ts';

const lookEveryMs = 2_000;
/** As long as the server usually gives a provider, and a little more. */
const longestWaitMs = 60_000;

/**
 * Whether the server may still be answering a question whose page was left or reloaded; looks for the answer meanwhile.
 * @param question the last message of a conversation in the account when it is an unanswered question, else null
 * @param look reads the conversation once more
 */
export function useAwaitedAnswer(question: ChatMessage | null, look: () => void): boolean {
  const askedAt = question === null ? null : Date.parse(question.timestamp);
  const now = useNow(askedAt === null ? null : lookEveryMs);
  const lookAgain = useEffectEvent(look);
  const isAwaited = askedAt !== null && now - askedAt < longestWaitMs;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const looking = setInterval(lookAgain, lookEveryMs);
    return () => clearInterval(looking);
  }, [isAwaited]);
  return isAwaited;
}

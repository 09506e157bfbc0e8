import { useEffect, useEffectEvent, useState } from 'react';
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
  const [givenUp, setGivenUp] = useState<number | null>(null);
  const lookAgain = useEffectEvent(look);
  const isAwaited = askedAt !== null && askedAt !== givenUp && Date.now() - askedAt < longestWaitMs;
  useEffect(() => {
    if (askedAt === null || !isAwaited) return undefined;
    const looking = setInterval(lookAgain, lookEveryMs);
    const end = setTimeout(() => setGivenUp(askedAt), askedAt + longestWaitMs - Date.now());
    return () => {
      clearInterval(looking);
      clearTimeout(end);
    };
  }, [askedAt, isAwaited]);
  return isAwaited;
}

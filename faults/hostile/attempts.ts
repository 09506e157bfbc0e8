import { call, read, write } from './data-attempts.ts';
import type { Attacker, Attempt, Knowledge } from './knowledge.ts';
import { pick } from './pick.ts';
import { authenticate, disturb, invoke, store } from './service-attempts.ts';

/** What one of them tries next. */
export function nextAttempt(knowledge: Knowledge, me: Attacker, functionNames: readonly string[]): Attempt {
  const kinds: readonly (() => Attempt)[] = [
    ...Array.from({ length: 5 }, () => () => read(knowledge)),
    ...Array.from({ length: 3 }, () => () => write(knowledge, me)),
    ...Array.from({ length: 3 }, () => () => call(knowledge, me)),
    () => invoke(knowledge, functionNames),
    () => store(knowledge),
    () => authenticate(knowledge),
    () => disturb(knowledge),
  ];
  return pick(kinds)();
}

import { judgeOutside } from '../certainty/outside-likelihood.ts';
import { weighCertainty } from '../certainty/weigh-certainty.ts';
import { findEntries, toSought } from '../retrieval/find-entries.ts';
import { limits } from '../limits.ts';
import { readQuestion, type ReadQuestion } from '../read-question.ts';
import type { Spoken } from './spoken.ts';
import type { Choice } from './tell-together.ts';

/** Entries of the message before among which one of the same subject is looked for. */
const nearBefore = 3;

/**
 * What may have been meant by a message that leans on the one before it and finds nothing by itself: entries that both read as one find,
 * where the likeliest is of the subject of before.
 * @param question as read
 * @param state what was spoken of before
 * @returns null where none is of that subject, or the message is about something else
 */
export function offerTogether(question: ReadQuestion, state: Spoken): Choice | null {
  if (state.said === '' || !question.isLeaning || judgeOutside(question) > limits.stranger) return null;
  const whole = readQuestion(`${state.said}, ${question.text}`);
  const found = findEntries(toSought(whole));
  const [best] = found;
  if (best === undefined || weighCertainty(found, whole, judgeOutside(whole)) < limits.maybeTogether)
    return null;
  const before = findEntries(toSought(readQuestion(state.said))).slice(0, nearBefore);
  const subjects = [state.entry?.subject, ...before.map(({ entry }) => entry.subject)];
  const others = found
    .filter(({ entry, share }) => share >= limits.offer && subjects.includes(entry.subject))
    .map(({ entry }) => entry)
    .slice(0, limits.offered);
  return subjects.includes(best.entry.subject)
    ? { entry: null, lead: '', others, features: whole.features }
    : null;
}

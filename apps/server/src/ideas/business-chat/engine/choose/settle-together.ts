import { judgeOutside } from '../certainty/outside-likelihood.ts';
import { weighCertainty } from '../certainty/weigh-certainty.ts';
import { findEntries, toSought } from '../retrieval/find-entries.ts';
import { keepsOf } from './leaves-subject.ts';
import { limits } from '../limits.ts';
import { readQuestion, type ReadQuestion } from '../read-question.ts';
import { settle } from './settle.ts';
import type { Spoken } from './spoken.ts';
import type { Choice } from './tell-together.ts';

/**
 * What answers a message that is not sure enough alone, read as one with the message before it. The subject is certain where the message
 * alone is of it as well, or where the message leans on what was said, is spoken of by what was found, and that is of the subject of before
 * or far ahead of the next; then less is asked of the certainty than of a question with nothing before it.
 * @param question as read
 * @param state what was spoken of before
 * @returns null where not even both together say enough
 */
export function settleTogether(question: ReadQuestion, state: Spoken): Choice | null {
  if (state.said === '' || judgeOutside(question) > limits.strange) return null;
  const whole = readQuestion(`${state.said}, ${question.text}`);
  const found = findEntries(toSought(whole));
  const [best, next] = found;
  if (best === undefined) return null;
  const outside = judgeOutside(whole);
  const certainty = weighCertainty(found, whole, outside);
  const isSubject = (subject: string | undefined) => subject === best.entry.subject;
  const isOfBefore = isSubject(state.entry?.subject) || isSubject(state.second?.subject);
  const isAhead = (next?.share ?? 0) < best.share * limits.ahead;
  const spoken = Math.max(...found.slice(0, 2).map(({ entry }) => keepsOf(entry, question.features)));
  const isSpokenOf = spoken >= limits.spoken || (isOfBefore && question.words <= limits.short);
  const isSureOfBoth =
    question.isLeaning && (isOfBefore || isAhead) && isSpokenOf && certainty >= limits.together;
  if (!isSureOfBoth) {
    if (!isSubject(findEntries(toSought(question))[0]?.entry.subject)) return null;
    const before = readQuestion(state.said).features;
    const beside = findEntries(toSought(question, before, limits.before));
    const certaintyBeside = weighCertainty(beside, { ...question, words: whole.words }, outside);
    if (Math.max(certainty, certaintyBeside) < limits.agreed) return null;
  }
  const choice = settle(found, whole, whole.features, Math.max(certainty, limits.pair));
  return choice.entry === null ? null : { ...choice, isFromBefore: true };
}

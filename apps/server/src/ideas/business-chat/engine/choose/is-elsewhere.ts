import { judgeOutside } from '../certainty/outside-likelihood.ts';
import { limits } from '../limits.ts';
import type { ReadQuestion } from '../read-question.ts';

/** Content words from which on a message says what it is about. */
const fewestWords = 3;

/** Begins with a part of what was spoken of: 'jaminannya apa, motorku butut'. */
const beginsWithPart = /^\s*\p{L}{3,}nya(?!\p{L})/iu;

/**
 * Whether a message is about something that has nothing to do with a business, so that what was spoken of before says nothing of it: after
 * 'cara bikin NIB', 'siapa juara liga musim ini' is no question about NIB.
 * @param question as read
 */
export const isElsewhere = (question: ReadQuestion): boolean =>
  !question.isBare &&
  question.words >= fewestWords &&
  !beginsWithPart.test(question.text) &&
  judgeOutside(question) > limits.stranger;

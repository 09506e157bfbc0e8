import weights from '#content/chat/told-weights.json' with { type: 'json' };
import type { KnowledgeEntry } from '../../../knowledge/entry-schema.ts';
import type { Spoken } from '../../choose/spoken.ts';
import type { ReadQuestion } from '../../read-question.ts';
import { readToldSigns, toldNames } from './read-told-signs.ts';

/**
 * How likely entries answer a message that goes on with others, 0 to 1, as people who read such answers judged them
 * (`tooling/chat-weights/told.ts`).
 * @param told entries, one or two
 * @param question the message as read
 * @param before what was spoken of before it
 */
export function judgeTold(told: readonly KnowledgeEntry[], question: ReadQuestion, before: Spoken): number {
  const sum = readToldSigns(told, question, before).reduce(
    (total, sign, at) => total + sign * weights.signs[toldNames[at] ?? 'alike'],
    weights.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** Whether entries are too unlikely to be what a message asks, so that they are only offered. */
export const isDoubtfulTold = (
  told: readonly KnowledgeEntry[],
  question: ReadQuestion,
  before: Spoken,
): boolean => judgeTold(told, question, before) < weights.limit;

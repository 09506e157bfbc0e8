import learnt from '#content/chat/outside-weights.json' with { type: 'json' };
import { probabilityOf } from '../../../../moderation/assess-text/learn-weights.ts';
import type { ReadQuestion } from '../read-question.ts';
import { listParticularSigns } from './particular-signs.ts';

/** A feature that every question has, so that rarity of both kinds of question is learnt as well. */
export const anyQuestion = 'any';

/** How much a sign says beside the words. */
const ofSign = 0.3;

/**
 * What of a question says whether it is about a business of one's own: stems, concepts and synonym groups, words ('w:'), neighbouring
 * words ('b:') and signs of a certain moment, person or place ('p:'). Long questions weigh as much as short ones.
 * @param question as read
 */
export function listOutsideFeatures({ features, normal, text }: ReadQuestion): Map<string, number> {
  const words = normal.split(/[\s-]+/u).filter((word) => word.length >= 2 && !/^\d/u.test(word));
  const pairs = words.slice(1).map((word, before) => `b:${words[before] ?? ''} ${word}`);
  const all = new Set([...features, ...words.map((word) => `w:${word}`), ...pairs]);
  const value = 2 / Math.sqrt(Math.max(4, all.size));
  return new Map([
    [anyQuestion, 0.5],
    ...[...all].map((feature): [string, number] => [feature, value]),
    ...listParticularSigns(text).map((sign): [string, number] => [sign, ofSign]),
  ]);
}

let weights: ReadonlyMap<string, number> | null = null;

/**
 * How likely a question is about something that no entry is about, though its words may be near to a business ('siapa pendiri gojek'),
 * 0 to 1. The weights are learnt by `tooling/chat-weights/outside.ts`.
 * @param question as read
 */
export function judgeOutside(question: ReadQuestion): number {
  weights ??= new Map(Object.entries(learnt));
  return probabilityOf(listOutsideFeatures(question), weights);
}

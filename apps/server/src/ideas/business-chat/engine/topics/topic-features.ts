import type { ReadQuestion } from '../read-question.ts';
import { trigramsOf } from '../retrieval/trigrams.ts';

/** What a kind of feature says beside the others; words without a mark are stems. */
const kindWeights: Readonly<Record<string, number>> = { 'w:': 1, 'b:': 0.7, 't:': 0.3, 'c:': 1, 's:': 0.7 };
const stemWeight = 1.2;

/** How much a feature of this kind says before its rarity is known. */
export const topicKindWeight = (feature: string): number => kindWeights[feature.slice(0, 2)] ?? stemWeight;

/**
 * Everything of a question that the topic model looks at: stems, concepts and synonym groups as they are, every word
 * ('w:'), neighbouring words ('b:') and trigrams ('t:').
 * @param question as read
 */
export function topicFeaturesOf({ features, normal }: ReadQuestion): string[] {
  const words = normal.split(/[\s-]+/u).filter((word) => word.length >= 2 && !/^\d/u.test(word));
  const pairs = words.slice(1).map((word, before) => `b:${words[before] ?? ''} ${word}`);
  const found = [
    ...features,
    ...words.map((word) => `w:${word}`),
    ...pairs,
    ...[...trigramsOf(normal)].map((trigram) => `t:${trigram}`),
  ];
  return [...new Set(found)];
}

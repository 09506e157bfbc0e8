import weights from '#content/chat/weights.json' with { type: 'json' };
import { evidenceNames, topicShare } from './compare-with-entry.ts';
import type { Found } from './find-entries.ts';

/** What tells how sure the first of the entries found is; the learnt weights have these names. */
export const certaintyNames = [
  'share',
  'lead',
  'bestAsk',
  'coveredByAsks',
  'coveredByAll',
  'covers',
  'keys',
  'trigrams',
  'missing',
  'answer',
  'neighbours',
  'size',
  'topic',
  'clauseTopic',
] as const;

const nameAt = new Map(evidenceNames.map((name, at) => [name as string, at]));

/**
 * The signs that the right answer is among the first two entries, in the order of `certaintyNames`, each about 0 to 1.
 * @param found entries, best first
 * @param words content words of the question
 */
export function readCertainty(found: readonly Found[], words: number): number[] {
  const given = found.slice(0, 2);
  const [best] = given;
  if (best === undefined) return certaintyNames.map(() => 0);
  const share = given.reduce((sum, entry) => sum + entry.share, 0);
  const neighbours = found
    .filter(({ entry }) => given.some((one) => one.entry.subject === entry.subject))
    .reduce((sum, entry) => sum + entry.share, 0);
  return certaintyNames.map((name) => {
    if (name === 'share') return share;
    if (name === 'lead') return share - (found[2]?.share ?? 0);
    if (name === 'neighbours') return neighbours;
    if (name === 'size') return Math.min(1, words / 4);
    if (name === 'topic' || name === 'clauseTopic')
      return given.reduce((sum, { evidence }) => sum + topicShare(evidence[nameAt.get(name) ?? 0] ?? 0), 0);
    if (name === 'missing')
      return Math.min(...given.map(({ evidence }) => evidence[nameAt.get(name) ?? 0] ?? 0));
    return Math.max(...given.map(({ evidence }) => evidence[nameAt.get(name) ?? 0] ?? 0));
  });
}

/**
 * How likely the right answer is among the first two entries found, 0 to 1, as learnt on the open questions.
 * @param found entries, best first
 * @param words content words of the question
 */
export function weighCertainty(found: readonly Found[], words: number): number {
  const sum = readCertainty(found, words).reduce(
    (total, sign, at) => total + sign * weights.certainty[certaintyNames[at] ?? 'share'],
    weights.certainty.bias,
  );
  return found.length === 0 ? 0 : 1 / (1 + Math.exp(-sum));
}

import weights from '#content/chat/weights.json' with { type: 'json' };
import { familyOf } from '../../knowledge/twin-entries.ts';
import { evidenceOf, type EvidenceName, topicShare } from '../retrieval/compare-with-entry.ts';
import type { Found } from '../retrieval/find-entries.ts';
import type { ReadQuestion } from '../read-question.ts';
import { compareKinds } from './kind-fit.ts';
import { judgeOutside } from './outside-likelihood.ts';

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
  'long',
  'topic',
  'clauseTopic',
  'kind',
  'otherFact',
  'otherKind',
  'outside',
] as const;
type CertaintyName = (typeof certaintyNames)[number];

/** Signs that can only speak against an answer. */
export const certaintyPenalties: ReadonlySet<CertaintyName> = new Set([
  'missing',
  'otherFact',
  'otherKind',
  'outside',
]);

/** Content words up to which a message is short, and from which on more say nothing more of how sure an answer is. */
const fewWords = 4;
const manyWords = 16;

/**
 * How long a message is, 0 to 1: the longer, the more of it is about the circumstances, so that less of it speaks for the right entry, too.
 * @param words content words of the message
 */
const lengthShare = (words: number): number =>
  Math.min(1, Math.max(0, words - fewWords) / (manyWords - fewWords));

/**
 * The signs that the right answer is among the first two entries, in the order of `certaintyNames`, each about 0 to 1.
 * @param found entries, best first
 * @param question as read
 * @param outside how likely it is about something that no entry is about
 */
export function readCertainty(
  found: readonly Found[],
  question: ReadQuestion,
  outside = judgeOutside(question),
): number[] {
  const given = found.slice(0, 2);
  const [best] = given;
  if (best === undefined) return certaintyNames.map(() => 0);
  const share = given.reduce((sum, entry) => sum + entry.share, 0);
  const neighbours = found
    .filter(({ entry }) => given.some((one) => one.entry.subject === entry.subject))
    .reduce((sum, entry) => sum + entry.share, 0);
  const ofEvidence = (name: EvidenceName): number[] =>
    given.map(({ evidence }) => evidenceOf(evidence, name));
  const most = (name: EvidenceName): number => Math.max(...ofEvidence(name));
  // A detail and the entry that it belongs to are told together, so that belief in one speaks for the other.
  const families = new Set(given.map(({ entry }) => familyOf(entry)));
  const told = found.filter(({ entry }) => families.has(familyOf(entry)));
  const topic = (name: EvidenceName): number =>
    told.reduce((sum, { evidence }) => sum + topicShare(evidenceOf(evidence, name)), 0);
  const kinds = compareKinds(
    question,
    given.map(({ entry }) => entry),
  );
  const signs: Record<CertaintyName, number> = {
    share,
    lead: share - (found[2]?.share ?? 0),
    bestAsk: most('bestAsk'),
    coveredByAsks: most('coveredByAsks'),
    coveredByAll: most('coveredByAll'),
    covers: most('covers'),
    keys: most('keys'),
    trigrams: most('trigrams'),
    missing: Math.min(...ofEvidence('missing')),
    answer: most('answer'),
    neighbours,
    size: Math.min(1, question.words / 4),
    long: lengthShare(question.words),
    topic: topic('topic'),
    clauseTopic: topic('clauseTopic'),
    kind: kinds.fit,
    otherFact: kinds.otherFact,
    otherKind: kinds.otherKind,
    outside,
  };
  return certaintyNames.map((name) => signs[name]);
}

/**
 * How likely the right answer is among the first two entries found, 0 to 1, as learnt on the open questions.
 * @param found entries, best first
 * @param question as read
 * @param outside how likely it is about something that no entry is about
 */
export function weighCertainty(
  found: readonly Found[],
  question: ReadQuestion,
  outside = judgeOutside(question),
): number {
  const sum = readCertainty(found, question, outside).reduce(
    (total, sign, at) => total + sign * weights.certainty[certaintyNames[at] ?? 'share'],
    weights.certainty.bias,
  );
  return found.length === 0 ? 0 : 1 / (1 + Math.exp(-sum));
}

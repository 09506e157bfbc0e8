import type { Aspect, KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { findEntry } from '../../knowledge/knowledge-base.ts';
import { weighCertainty } from '../certainty/weigh-certainty.ts';
import { evidenceOf } from '../retrieval/compare-with-entry.ts';
import type { Found } from '../retrieval/find-entries.ts';
import { isSecondMeant, limits } from '../limits.ts';
import { readQuestion, type ReadQuestion } from '../read-question.ts';
import { type Choice, tellTogether } from './tell-together.ts';

/** The entry or the sentence that answers an aspect of an entry; null where it knows none. */
export function readAspect(
  entry: KnowledgeEntry,
  aspect: Aspect | null,
): { entry: KnowledgeEntry; lead: string } | null {
  const text = aspect === null ? undefined : entry.followUps[aspect];
  if (text === undefined) return null;
  const target = findEntry(text);
  return target === undefined ? { entry, lead: text } : { entry: target, lead: '' };
}

const isAboutAspect = (entry: KnowledgeEntry, aspect: Aspect | null) =>
  readQuestion(entry.question).aspect === aspect;

/** What may have been meant, where nothing is sure enough. */
const offered = (found: readonly Found[]): KnowledgeEntry[] =>
  found
    .filter(({ share }) => share >= limits.offer)
    .map(({ entry }) => entry)
    .slice(0, limits.offered);

/** From which certainty on it is worth asking what was meant by a question of so many words. */
function limitOfAsking(words: number): number {
  if (words <= limits.short) return limits.suggestShort;
  return words >= limits.long ? Math.min(limits.suggest, limits.suggestLong) : limits.suggest;
}

/**
 * Whether the first is asked nearly in these words, and what comes second is a detail of it that is asked less alike and says no more of the
 * message: who asks in general is told the first alone.
 */
function isBarelyMeant(best: Found, second: Found): boolean {
  if (second.entry.detail?.of !== best.entry.id || second.share >= best.share) return false;
  const alike = evidenceOf(best.evidence, 'trigrams');
  const isAsked =
    alike >= limits.asked && alike - evidenceOf(second.evidence, 'trigrams') >= limits.lessAlike;
  const more = evidenceOf(second.evidence, 'coveredByAsks') - evidenceOf(best.evidence, 'coveredByAsks');
  return isAsked && more <= limits.saysMore;
}

/**
 * What a question is answered with, by how sure it is.
 * @param found entries, best first
 * @param question as read
 * @param features what the next question may lean on
 * @param certainty that the first of them answer it
 */
export function settle(
  found: readonly Found[],
  question: ReadQuestion,
  features: ReadonlySet<string>,
  certainty = weighCertainty(found, question),
): Choice {
  const { aspect, words } = question;
  const [best] = found;
  if (best === undefined || certainty < limitOfAsking(words))
    return { entry: null, lead: '', others: [], features };
  if (certainty < limits.answer) return { entry: null, lead: '', others: offered(found), features };
  const second = found[1];
  if (second !== undefined && isSecondMeant(best, second)) {
    const together = tellTogether(best.entry, second.entry);
    if (together !== null) {
      // Read with what was spoken of before, which brings features of its own, it mostly asks for a detail of that.
      const isAlone = features === question.features;
      const told = isAlone && isBarelyMeant(best, second) ? { entry: best.entry, lead: '' } : together;
      return { ...told, others: [], features };
    }
    if (certainty < limits.pair) return { entry: null, lead: '', others: offered(found), features };
    return {
      entry: best.entry,
      second: second.entry,
      lead: '',
      others: found
        .slice(2, 4)
        .filter(({ share }) => share >= limits.offer)
        .map(({ entry }) => entry),
      features,
    };
  }
  const asked = isAboutAspect(best.entry, aspect) ? null : readAspect(best.entry, aspect);
  // An aspect word may be part of a story ('kapan', 'bayar'): another entry has to be likely by itself as well.
  const isNear =
    asked !== null &&
    (asked.lead !== '' ||
      (words <= limits.short &&
        found.some(({ entry, share }) => entry.id === asked.entry.id && share >= limits.second)));
  return { ...(isNear && asked !== null ? asked : { entry: best.entry, lead: '' }), others: [], features };
}

import type { KnowledgeEntry } from '../../../knowledge/entry-schema.ts';
import { familyOf } from '../../../knowledge/twin-entries.ts';
import type { Spoken } from '../../choose/spoken.ts';
import { limits } from '../../limits.ts';
import { readQuestion, type ReadQuestion } from '../../read-question.ts';
import {
  compareWithEntry,
  type EvidenceName,
  evidenceOf,
  type Sought,
} from '../../retrieval/compare-with-entry.ts';
import { entryIndex } from '../../retrieval/entry-index.ts';
import { findEntries, toSought } from '../../retrieval/find-entries.ts';
import { judgeOutside } from '../outside-likelihood.ts';
import { weighCertainty } from '../weigh-certainty.ts';

/** What tells whether entries answer a message that goes on with others; the learnt weights have these names. */
export const toldNames = [
  'alike',
  'certainty',
  'holds',
  'ofSubject',
  'again',
  'outside',
  'figures',
  'afterAnswer',
] as const;
type ToldName = (typeof toldNames)[number];

/** Signs that can only speak against an answer. */
export const toldPenalties: ReadonlySet<ToldName> = new Set(['again', 'outside', 'figures', 'afterAnswer']);

/** Entries found among which the place of one within its subject is counted. */
const manyFound = 60;

/** The most that one kind of evidence speaks for any of the entries. */
function mostOf(name: EvidenceName, sought: Sought, told: readonly KnowledgeEntry[]): number {
  const index = entryIndex();
  const ids = new Set(told.map(({ id }) => id));
  const values = index.entries
    .filter(({ entry }) => ids.has(entry.id))
    .map((indexed) => evidenceOf(compareWithEntry(sought, indexed, index), name));
  return Math.max(0, ...values);
}

/**
 * The signs that entries answer a message after what was spoken of before, in the order of `toldNames`, each 0 to 1: how like the message is
 * to a way of asking for them, how sure it makes the engine with what was said before, how much of both their answers hold, their place in
 * the subject of before; against them, that all of them are what was told before, that both are about something else, figures in the message (a
 * sum of one's own stands in no entry), and an answer before, after which people ask for what it left out.
 * @param told entries, one or two
 * @param question the message as read
 * @param before what was spoken of before it
 * @param outsideOf how likely a message is about something that no entry is about
 */
export function readToldSigns(
  told: readonly KnowledgeEntry[],
  question: ReadQuestion,
  before: Spoken,
  outsideOf = judgeOutside,
): number[] {
  const whole = readQuestion(`${before.said}, ${question.text}`);
  const found = findEntries(toSought(question, before.features, limits.before), manyFound);
  const subject = before.entry?.subject;
  const ofSubject = found.filter(({ entry }) => entry.subject === subject);
  const places = told.map(({ id }) => ofSubject.findIndex(({ entry }) => entry.id === id));
  const { entry } = before;
  const signs: Record<ToldName, number> = {
    alike: mostOf('trigrams', toSought(question), told),
    certainty: weighCertainty(found, { ...question, words: whole.words }, outsideOf(question)),
    holds: mostOf('answer', toSought(whole), told),
    ofSubject: Math.max(0, ...places.map((place) => (place < 0 ? 0 : 1 / (place + 1)))),
    again: entry !== null && told.every((one) => familyOf(one) === familyOf(entry)) ? 1 : 0,
    outside: outsideOf(whole),
    figures: /\d/u.test(question.text) ? 1 : 0,
    afterAnswer: entry === null ? 0 : 1,
  };
  return toldNames.map((name) => signs[name]);
}

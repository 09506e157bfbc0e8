import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { understand } from '@kawanusaha/bahasa/understand';
import type { KnowledgeEntry } from '../../../knowledge/entry-schema.ts';
import { readQuestion, type ReadQuestion } from '../../read-question.ts';
import { entryIndex } from '../../retrieval/entry-index.ts';
import { type Found, findEntries, toSought } from '../../retrieval/find-entries.ts';
import { limits } from '../../limits.ts';
import { settle } from '../settle.ts';
import type { Spoken } from '../spoken.ts';
import type { Choice } from '../tell-together.ts';
import { isOfAny, namesOwn } from './names-own.ts';

/** Kinds of concepts that are asked about; others are things and trades that any of them can be asked of. */
const askedKinds: ReadonlySet<string> = new Set(['subject', 'competition']);
/** The same, with places of selling: to name one asks about it, but what was said of it is mostly a circumstance. */
const namedKinds: ReadonlySet<string> = new Set([...askedKinds, 'platform']);

/** Share of the ways of asking for an entry from which on what they name is its subject. */
const oftenAsked = 0.2;

/** Entries among which one of the subject of before is looked for. */
const manyFound = 60;

type Subject = { readonly id: string; readonly words: string };

/** The subjects that a message names, each as a concept with its words. */
const subjectsIn = (text: string, kinds: ReadonlySet<string>): Subject[] =>
  understand(text)
    .concepts.filter(({ id, negated }) => !negated && kinds.has(concept(id).kind) && !isOfAny(id))
    .map(({ id, start, end }) => ({ id, words: text.slice(start, end) }));

/** The subjects of the last sentence that names any: what comes before it is often the story. */
const lastSubjectsIn = (said: string): Subject[] =>
  said
    .split(/[.,;:?!\n]+/u)
    .map((sentence) => subjectsIn(sentence, askedKinds))
    .findLast((found) => found.length > 0) ?? [];

/** What a message asks in the end; what comes before it is told. */
const lastSentenceOf = (text: string): string =>
  text.split(/[.;?!\n]+/u).findLast((sentence) => sentence.trim() !== '') ?? '';

/** Content words up to which what a message asks names nothing. */
const fewWords = 1;

/** Puts another case in the place of the one of before. */
const supposes =
  /^\s*(?:(?:nah|trus|terus|trs|eh|lha|lah|tp|tapi|oh|oke|ok|dan)[\s,]+)*(?:kalau|kalo|klo|kl|klu|nek|lek|mun|yen|misal\p{L}*)(?!\p{L})/iu;

/** Whether a message only supposes another trade or thing, and says nothing of it: 'kalau jasa sewa kamera?'. */
function supposesThing({ text }: ReadQuestion): boolean {
  if (!supposes.test(text)) return false;
  const named = understand(text).concepts.filter(({ negated }) => !negated);
  if (named.length === 0) return false;
  const rest = named.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  const { words, aspect } = readQuestion(rest);
  return words === 0 && aspect === null;
}

/** Whether a message goes on with what was said: it only supposes another thing, or what it asks in the end names none. */
function goesOn(question: ReadQuestion, state: Spoken): boolean {
  if (supposesThing(question)) return true;
  const asked = readQuestion(lastSentenceOf(question.text));
  return asked.words <= fewWords && !namesOwn(asked, state);
}

/** Whether an entry is about one of the subjects, or about one beside it. */
function isAbout(entry: KnowledgeEntry, subjects: readonly string[]): boolean {
  const indexed = entryIndex().entries.find((one) => one.entry.id === entry.id);
  const least = (indexed?.asks.length ?? 0) * oftenAsked;
  return subjects
    .flatMap((id) => [id, ...concept(id).related, ...concept(id).broader])
    .filter((id) => !isOfAny(id))
    .some(
      (id) =>
        entry.subject === id ||
        indexed?.keys.has(`c:${id}`) === true ||
        (indexed?.counts.get(`c:${id}`) ?? -1) >= least,
    );
}

/** Entries with the whole belief shared among them, since one of them has to be meant. */
function shareAmong(found: readonly Found[]): Found[] {
  const total = found.reduce((sum, { share }) => sum + share, 0);
  return found.map((one) => ({ ...one, share: total === 0 ? 0 : one.share / total }));
}

/**
 * A choice that stays with the subject of before where the message only supposes another trade or thing, or asks of none: after 'merek kopi
 * masuk kelas berapa', 'kalau jasa sewa kamera?' asks nothing of hiring out cameras.
 * @param choice what was chosen
 * @param question as read
 * @param state what was spoken of before
 * @returns the choice, or what of the subject of before answers the message, or what of it may be meant
 */
export function keepSubject(choice: Choice, question: ReadQuestion, state: Spoken): Choice {
  const { entry, second } = choice;
  if (entry === null || state.said === '' || !goesOn(question, state)) return choice;
  const named = lastSubjectsIn(state.said);
  const subjects = named.map(({ id }) => id);
  if (named.length === 0 || subjectsIn(lastSentenceOf(question.text), namedKinds).length > 0) return choice;
  const given = [entry, ...(second === undefined ? [] : [second])];
  if (given.some((one) => isAbout(one, subjects))) return choice;
  const words = [...new Set(named.map((one) => one.words))].join(' ');
  const among = [`${words}, ${question.text}`, `${state.said}, ${question.text}`].map((text) => {
    const read = readQuestion(text);
    const found = findEntries(toSought(read), manyFound).filter((one) => isAbout(one.entry, subjects));
    return { read, found: shareAmong(found) };
  });
  for (const { read, found } of among) {
    const kept = settle(found, read, read.features);
    if (kept.entry !== null && kept.entry.id !== state.entry?.id) return { ...kept, isFromBefore: true };
  }
  const near = among.flatMap(({ found }) => found.slice(0, 2).map((one) => one.entry));
  const others = [...new Set([...near.filter(({ id }) => id !== state.entry?.id), entry])].slice(
    0,
    limits.offered,
  );
  return { entry: null, lead: '', others, features: among[1]?.read.features ?? question.features };
}

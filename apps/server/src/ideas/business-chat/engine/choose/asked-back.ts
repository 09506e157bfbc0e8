import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { isRuledOut } from '../certainty/rules-out-way.ts';
import { isAboutAspects, speaksOfAspects } from '../certainty/speaks-of-aspects.ts';
import { speaksOfCondition } from '../certainty/speaks-of-condition.ts';
import { speaksOfTerms } from '../certainty/speaks-of-terms.ts';
import { limits } from '../limits.ts';
import { type Found, findEntries, toSought } from '../retrieval/find-entries.ts';
import { readQuestion } from '../read-question.ts';
import { settle } from './settle.ts';
import type { Choice } from './tell-together.ts';

/** Entries among which one is looked for that is about another way. */
const otherWays = 12;

/** What is left takes the place of what is ruled out, since that cannot be meant. */
function leaveOutRuledOut(found: readonly Found[], text: string): Found[] {
  const left = found.filter(({ entry }) => !isRuledOut(text, entry));
  const sumOf = (all: readonly Found[]): number => all.reduce((sum, { share }) => sum + share, 0);
  const part = sumOf(left) / sumOf(found);
  return left.map((one) => ({ ...one, share: one.share / part }));
}

/** A choice without what is about a way that the question rules out; what is found beside it, where nothing of the choice is left. */
function withoutRuledOut(choice: Choice, text: string): Choice {
  const { second, ...rest } = choice;
  const given = [rest.entry, second].filter((one) => one !== null && one !== undefined);
  const kept = given.filter((one) => !isRuledOut(text, one));
  if (kept.length === given.length) return choice;
  const [first = null] = kept;
  if (first === null) {
    const question = readQuestion(text);
    const left = leaveOutRuledOut(findEntries(toSought(question), otherWays), text);
    return settle(left, question, choice.features);
  }
  const others = rest.others.filter((one) => !isRuledOut(text, one));
  return { ...rest, entry: first, lead: first === rest.entry ? rest.lead : '', others };
}

/** What of the same subject is about the aspect that is asked; null where nothing near is. */
function findAspect(text: string, given: readonly KnowledgeEntry[]): KnowledgeEntry | null {
  const isOfSubject = ({ subject }: KnowledgeEntry) => given.some((one) => one.subject === subject);
  const found = findEntries(toSought(readQuestion(text)), otherWays);
  return found.find(({ entry }) => isOfSubject(entry) && isAboutAspects(text, entry))?.entry ?? null;
}

/** Whether entries speak of the condition that the person tells, and of the paper or office that is asked for. */
const speaksOfNamed = (text: string, entries: readonly KnowledgeEntry[], lead: string): boolean =>
  speaksOfCondition(text, entries) && speaksOfTerms(text, entries, lead);

/**
 * Entries that say nothing of the condition that the person tells, of the paper or office, or of the aspect that is asked for, are only
 * offered, unless one of the same subject is about that aspect; those about a way that is ruled out are not even that.
 */
export function askedBack(found: Choice, text: string): Choice {
  const choice = withoutRuledOut(found, text);
  const { second, ...rest } = choice;
  const { entry, others, features } = rest;
  if (entry === null) return choice;
  const given = [entry, ...(second === undefined ? [] : [second])];
  const isOfAspects = speaksOfAspects(text, given, choice.lead);
  if (isOfAspects && speaksOfNamed(text, given, choice.lead)) return choice;
  const aspect = isOfAspects ? null : findAspect(text, given);
  if (aspect !== null && speaksOfNamed(text, [aspect], ''))
    return { ...rest, entry: aspect, lead: '', others: given };
  return { entry: null, lead: '', others: [...given, ...others].slice(0, limits.offered), features };
}

import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { isRuledOut } from '../certainty/rules-out-way.ts';
import { isAboutAspects, speaksOfAspects } from '../certainty/speaks-of-aspects.ts';
import { speaksOfCondition } from '../certainty/speaks-of-condition.ts';
import { speaksOfTerms } from '../certainty/speaks-of-terms.ts';
import { type Found, findEntries, toSought } from '../retrieval/find-entries.ts';
import { limits } from '../limits.ts';
import { readQuestion } from '../read-question.ts';
import { readAspect, settle } from './settle.ts';
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

/**
 * What of the same subject tells the aspect that is asked: what is about it, or of a short question what has a follow-up for it ('berapa lama
 * ngurus cv') and is likely enough to be a second answer. Null where nothing does.
 */
function findAspect(text: string, given: readonly KnowledgeEntry[]): ReturnType<typeof readAspect> {
  const question = readQuestion(text);
  const near = findEntries(toSought(question), otherWays).filter(({ entry }) =>
    given.some(({ subject }) => subject === entry.subject),
  );
  const about = near.find(({ entry }) => isAboutAspects(text, entry));
  if (about !== undefined) return { entry: about.entry, lead: '' };
  if (question.words > limits.short) return null;
  const told = near
    .filter(({ share }) => share >= limits.second)
    .map(({ entry }) => readAspect(entry, question.aspect));
  return told.find((one) => one !== null && speaksOfAspects(text, [one.entry], one.lead)) ?? null;
}

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
  if (isOfAspects && speaksOfCondition(text, given) && speaksOfTerms(text, given, choice.lead)) return choice;
  const aspect = isOfAspects ? null : findAspect(text, given);
  if (aspect !== null) return { ...rest, ...aspect, others: given };
  return { entry: null, lead: '', others: [...given, ...others].slice(0, 3), features };
}

import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import type { Aspect, KnowledgeEntry } from '../knowledge/entry-schema.ts';
import { findEntry } from '../knowledge/knowledge-base.ts';
import { messages } from '../messages.ts';
import { asksPrivateFact } from './asks-private-fact.ts';
import { answerDanger, isGreeting, isThanks, greet } from './danger/answer-with-care.ts';
import { type Figures, findCalculation, noFigures } from './find-calculation.ts';
import { findDanger, type FoundDanger } from './danger/find-danger.ts';
import { type Found, findEntries, toSought } from './find-entries.ts';
import { isSecondMeant, limits } from './limits.ts';
import { readQuestion, type ReadQuestion } from './read-question.ts';
import { weighCertainty } from './weigh-certainty.ts';

export type ChatReply = {
  readonly content: string;
  readonly sources: readonly ChatSource[];
  /** Questions that may have been meant; the screen makes buttons of them. */
  readonly suggestions: readonly string[];
  readonly calculation: Calculation | null;
  /** False when it is not known, or only asks what was meant. */
  readonly answered: boolean;
  /** Help for a person in distress, which counts towards no limit. */
  readonly isCare: boolean;
  /** A kind no to what is unlawful. */
  readonly isRefusal: boolean;
  /** Nothing is known, not even what may have been meant. */
  readonly isUnknown: boolean;
  /** What a provider may lean on. */
  readonly entries: readonly KnowledgeEntry[];
};

/** What was spoken of so far. */
type State = {
  readonly figures: Figures;
  readonly entry: KnowledgeEntry | null;
  readonly features: ReadonlySet<string>;
};
const start: State = { figures: noFigures, entry: null, features: new Set() };

/** Where an answer comes from, as the chat shows it: the title, who says it, its address and when it was looked at. */
export const sourceOf = ({ question, source }: KnowledgeEntry): ChatSource => ({
  title: question,
  source: source.name,
  url: source.url,
  checked: source.checked,
});

/** The entry or the sentence that answers an aspect of an entry; null where it knows none. */
function readAspect(
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

/** The entry that answers, with a sentence before it; or what may have been meant; or neither. */
type Choice = {
  entry: KnowledgeEntry | null;
  /** A second entry that is as likely meant. */
  second?: KnowledgeEntry;
  lead: string;
  /** It was read with what was spoken of before, so the answer says first what it answers. */
  isFromBefore?: boolean;
  others: readonly KnowledgeEntry[];
  features: ReadonlySet<string>;
};

/** Entries found with those of the subject of before first in weight: a question that leans on it seldom leaves it. */
function preferSubject(found: readonly Found[], subject: string): Found[] {
  const weighed = found.map((one) => ({
    ...one,
    share: one.share * (one.entry.subject === subject ? limits.stays : 1),
  }));
  const total = weighed.reduce((sum, { share }) => sum + share, 0);
  const before = found.reduce((sum, { share }) => sum + share, 0);
  return weighed
    .map((one) => ({ ...one, share: total === 0 ? 0 : (one.share / total) * before }))
    .toSorted((a, b) => b.share - a.share);
}

/** What a question that goes on with the subject of before is answered with. */
function chooseFromBefore(question: ReadQuestion, state: State, before: KnowledgeEntry): Choice {
  const { features, aspect } = question;
  const known = new Set([...state.features, ...readQuestion(before.question).features]);
  const isOnlyAspect = question.isBare || [...features].every((feature) => known.has(feature));
  const direct = readAspect(before, aspect);
  if (direct !== null && isOnlyAspect) return { ...direct, others: [], features: state.features };
  const found = preferSubject(
    findEntries(toSought(question, state.features, limits.before), 8),
    before.subject,
  );
  const near = isOnlyAspect ? found.filter(({ entry }) => entry.subject === before.subject) : found;
  const all = new Set([...features, ...state.features]);
  const chosen = settle(near, question, all);
  if (chosen.entry !== null) return chosen;
  if (direct !== null) return { ...direct, others: [], features: state.features };
  const [best] = near;
  const isSame =
    best !== undefined &&
    best.entry.id === before.id &&
    weighCertainty(near, question.words) >= limits.suggest;
  return isSame ? { ...chosen, entry: before, others: [] } : chosen;
}

function choose(question: ReadQuestion, state: State): Choice {
  const found = findEntries(toSought(question));
  const leans =
    question.isBare || (question.isLeaning && weighCertainty(found, question.words) < limits.alone);
  if (leans && state.entry !== null)
    return { ...chooseFromBefore(question, state, state.entry), isFromBefore: true };
  if (!leans || state.features.size === 0) return settle(found, question, question.features);
  // Nothing was found for what was said before: both together may say enough.
  return settle(
    findEntries(toSought(question, state.features, limits.before)),
    question,
    new Set([...question.features, ...state.features]),
  );
}

function settle(
  found: readonly Found[],
  { aspect, words }: ReadQuestion,
  features: ReadonlySet<string>,
): Choice {
  const [best] = found;
  const certainty = weighCertainty(found, words);
  if (best === undefined || certainty < (words <= limits.short ? limits.suggestShort : limits.suggest))
    return { entry: null, lead: '', others: [], features };
  if (certainty < limits.answer) {
    const likely = found.filter(({ share }) => share >= limits.offer).map(({ entry }) => entry);
    return { entry: null, lead: '', others: likely.slice(0, 3), features };
  }
  const second = found[1];
  if (second !== undefined && isSecondMeant(best, second))
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
  const asked = isAboutAspect(best.entry, aspect) ? null : readAspect(best.entry, aspect);
  // An aspect word may be part of a story ('kapan', 'bayar'): another entry has to be likely by itself as well.
  const isNear =
    asked !== null &&
    (asked.lead !== '' ||
      (words <= limits.short &&
        found.some(({ entry, share }) => entry.id === asked.entry.id && share >= limits.second)));
  return { ...(isNear && asked !== null ? asked : { entry: best.entry, lead: '' }), others: [], features };
}

/** What can be answered instead of another business's figures. */
const ownQuestions = ['cara riset pesaing', 'menghitung target penjualan'] as const;

const blank = {
  sources: [],
  suggestions: [],
  calculation: null,
  answered: false,
  isCare: false,
  isRefusal: false,
  isUnknown: false,
  entries: [],
};

/** An answer as it is shown; two of them under the questions that they answer. */
function writeAnswer(entries: readonly KnowledgeEntry[], lead: string, isFromBefore = false): string {
  const [entry] = entries;
  if (entries.length > 1)
    return [messages.twoMeant, ...entries.map(({ question, answer }) => `${question}\n${answer}`)].join(
      '\n\n',
    );
  const answer = lead === '' ? (entry?.answer ?? '') : `${lead}\n\n${entry?.answer ?? ''}`;
  return isFromBefore && entry !== undefined ? `${entry.question}\n${answer}` : answer;
}

/** Subjects of which the entry follows when a person in debt was first spoken to as a person. */
const moneySubjects: ReadonlySet<string> = new Set([
  'pinjaman',
  'pinjaman-online',
  'kur',
  'piutang',
  'korban-penipuan',
]);

/** Words for a person in distress; the entry about debts or fraud comes after them, where that is what was asked. */
function answerDistress(danger: FoundDanger, question: ReadQuestion, state: State) {
  const care = answerDanger(danger, question.text);
  const { entry, lead } = settle(findEntries(toSought(question)), question, question.features);
  if (entry === null || !moneySubjects.has(entry.subject)) return { reply: { ...blank, ...care }, state };
  const content = `${care.content}\n\n${writeAnswer([entry], lead)}`;
  const reply = { ...blank, ...care, content, sources: [...care.sources, sourceOf(entry)], entries: [entry] };
  return { reply, state: { ...state, entry, features: question.features } };
}

function answerTurn(text: string, state: State): { reply: ChatReply; state: State } {
  const danger = findDanger(text);
  if (danger !== null && danger.kind !== 'distress')
    return { reply: { ...blank, ...answerDanger(danger, text) }, state: start };
  const question = readQuestion(text);
  const { figures, calculation } = findCalculation(text, state.figures, question.isLeaning);
  if (calculation !== null) {
    const content = explainCalculation(calculation) ?? '';
    return {
      reply: { ...blank, content, calculation, answered: true },
      state: { figures, entry: state.entry, features: question.features },
    };
  }
  if (danger !== null) return answerDistress(danger, question, { ...state, figures });
  if (isThanks(text) || isGreeting(text)) return { reply: { ...blank, content: greet(text) }, state };
  if (asksPrivateFact(text))
    return { reply: { ...blank, content: messages.notKnowable, suggestions: [...ownQuestions] }, state };
  const { entry, second, lead, isFromBefore, others, features } = choose(question, state);
  if (entry !== null) {
    const entries = second === undefined ? [entry] : [entry, second];
    return {
      reply: {
        ...blank,
        content: writeAnswer(entries, lead, isFromBefore),
        sources: entries.map(sourceOf),
        suggestions: others.map((other) => other.question),
        answered: true,
        entries,
      },
      state: { figures, entry, features },
    };
  }
  const content = others.length === 0 ? messages.nothingFound : messages.whichMeant;
  const suggestions = others.map((other) => other.question);
  return {
    reply: { ...blank, content, suggestions, entries: others, isUnknown: others.length === 0 },
    // What may have been meant is what the next question leans on, where nothing was spoken of before.
    state: state.entry === null ? { figures, entry: others[0] ?? null, features } : { ...state, figures },
  };
}

/**
 * Answers the last question of a conversation; what was spoken of before follows from the person's earlier questions.
 * @param questions the person's messages, oldest first
 */
export function answerConversation(questions: readonly string[]): ChatReply {
  let state = start;
  let reply: ChatReply = { ...blank, content: messages.nothingFound };
  for (const text of questions) ({ reply, state } = answerTurn(text, state));
  return reply;
}

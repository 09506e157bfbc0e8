import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import type { Aspect, KnowledgeEntry } from '../knowledge/entry-schema.ts';
import { findEntry } from '../knowledge/knowledge-base.ts';
import { messages } from '../messages.ts';
import { answerDanger, isGreeting, isThanks, greet } from './answer-with-care.ts';
import { type Figures, findCalculation, noFigures } from './find-calculation.ts';
import { findDanger } from './find-danger.ts';
import { type Found, findEntries } from './find-entries.ts';
import { readQuestion, type ReadQuestion } from './read-question.ts';

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

/** Learnt on the open questions and by leave-one-out over all ways of asking. */
export const limits = {
  /** From here on an entry is the answer. */
  answer: 0.46,
  /** A lower score answers as well where the next is this far behind. */
  clear: 0.36,
  distance: 0.1,
  /** Between the best and the next, below which it is asked what was meant. */
  margin: 0.015,
  /** From here on it is worth asking what was meant. */
  suggest: 0.3,
  /** From here on a question stands by itself, whatever was spoken of before. */
  alone: 0.55,
  /** Weight of a word for what is sold: nearly every question can be asked of every product. */
  product: 0.35,
  /** Weight of what was said before in a question that leans on it. */
  before: 0.6,
};

/** Where an answer comes from, as the chat shows it: the title, who says it, its address and when it was looked at. */
export const sourceOf = ({ question, source }: KnowledgeEntry): ChatSource => ({
  title: question,
  source: source.name,
  url: source.url,
  checked: source.checked,
});

/** Features with their weight: less for what was said before, and for what is sold. */
function weigh({ features, products }: ReadQuestion, before: ReadonlySet<string>): Map<string, number> {
  const weights = new Map([...before].map((feature) => [feature, limits.before]));
  for (const feature of features) weights.set(feature, products.has(feature) ? limits.product : 1);
  return weights;
}

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
  lead: string;
  others: readonly KnowledgeEntry[];
  features: ReadonlySet<string>;
};

const nothing: ReadonlySet<string> = new Set();

/** What a question that goes on with the subject of before is answered with. */
function chooseFromBefore(question: ReadQuestion, state: State, before: KnowledgeEntry): Choice {
  const { features, aspect } = question;
  const known = new Set([...state.features, ...readQuestion(before.question).features]);
  const isOnlyAspect = question.isBare || [...features].every((feature) => known.has(feature));
  const direct = readAspect(before, aspect);
  if (direct !== null && isOnlyAspect) return { ...direct, others: [], features: state.features };
  const found = findEntries({ features: weigh(question, state.features), aspect }, 8);
  const near = isOnlyAspect ? found.filter(({ entry }) => entry.subject === before.subject) : found;
  const chosen = settle(near, question, new Set([...features, ...state.features]));
  if (chosen.entry !== null) return chosen;
  if (direct !== null) return { ...direct, others: [], features: state.features };
  const [best] = near;
  const isSame = best !== undefined && best.entry.id === before.id && best.score >= limits.suggest;
  return isSame ? { ...chosen, entry: before, others: [] } : chosen;
}

function choose(question: ReadQuestion, state: State): Choice {
  const found = findEntries({ features: weigh(question, nothing), aspect: question.aspect });
  const standsAlone = (found[0]?.score ?? 0) >= limits.alone;
  const leans = question.isBare || (question.isLeaning && !standsAlone);
  return leans && state.entry !== null
    ? chooseFromBefore(question, state, state.entry)
    : settle(found, question, question.features);
}

function settle(found: readonly Found[], { aspect }: ReadQuestion, features: ReadonlySet<string>): Choice {
  const [best, next] = found;
  const likely = found.filter(({ score }) => score >= limits.suggest).map(({ entry }) => entry);
  const isClear =
    best !== undefined && best.score >= limits.clear && best.score - (next?.score ?? 0) >= limits.distance;
  if (best === undefined || (best.score < limits.answer && !isClear))
    return { entry: null, lead: '', others: likely.slice(0, 3), features };
  const isClose =
    next !== undefined &&
    best.score - next.score < limits.margin &&
    next.entry.subject !== best.entry.subject;
  if (isClose && best.score < limits.alone)
    return { entry: null, lead: '', others: likely.slice(0, 3), features };
  const asked = isAboutAspect(best.entry, aspect) ? null : readAspect(best.entry, aspect);
  const isNear =
    asked !== null &&
    (asked.lead !== '' ||
      asked.entry.subject === best.entry.subject ||
      found.some(({ entry }) => entry.id === asked.entry.id));
  return { ...(isNear && asked !== null ? asked : { entry: best.entry, lead: '' }), others: [], features };
}

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

function answerTurn(text: string, state: State): { reply: ChatReply; state: State } {
  const danger = findDanger(text);
  if (danger !== null && danger !== 'distress')
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
  if (danger === 'distress')
    return { reply: { ...blank, ...answerDanger(danger, text) }, state: { ...state, figures } };
  if (isThanks(text) || isGreeting(text)) return { reply: { ...blank, content: greet(text) }, state };
  const { entry, lead, others, features } = choose(question, state);
  if (entry !== null) {
    const content = lead === '' ? entry.answer : `${lead}\n\n${entry.answer}`;
    return {
      reply: { ...blank, content, sources: [sourceOf(entry)], answered: true, entries: [entry] },
      state: { figures, entry, features },
    };
  }
  const content = others.length === 0 ? messages.nothingFound : messages.whichMeant;
  const suggestions = others.map((other) => other.question);
  return {
    reply: { ...blank, content, suggestions, entries: others, isUnknown: others.length === 0 },
    state: { ...state, figures },
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

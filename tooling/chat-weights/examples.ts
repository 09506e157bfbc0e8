import {
  compareWithEntry,
  evidenceNames,
} from '../../apps/server/src/ideas/business-chat/engine/retrieval/compare-with-entry.ts';
import { entryIndex } from '../../apps/server/src/ideas/business-chat/engine/retrieval/entry-index.ts';
import { toSought } from '../../apps/server/src/ideas/business-chat/engine/retrieval/find-entries.ts';
import { readQuestion } from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import {
  type TopicModel,
  topicModel,
} from '../../apps/server/src/ideas/business-chat/engine/topics/topic-model.ts';
import { topicFoldOf } from './learn-topics.ts';
import type { OpenQuestion } from './open-questions.ts';
import stories from './stories.json' with { type: 'json' };

/** Entries that are kept of an example: the nearest ones, so that learning stays quick. */
const nearest = 40;
/** A rough belief that chooses them, in the order of `evidenceNames`. */
const rough = [1, 0, 0, 2, 4, 0, 3, 2, 1, 0, 0, 1, 0, 3, 1, 1, 2, 1, 4, 2];

/** One question with its evidence for the entries that are kept (`width` figures each) and those that answer it. */
export type Example = {
  readonly text: string;
  readonly evidence: Float32Array;
  /** Places of the kept entries in the index. */
  readonly ids: readonly number[];
  /** Places among the kept ones. */
  readonly positives: readonly number[];
  readonly weight: number;
  /** The part in which it is left out, together with what was made of the same text. */
  readonly part: number;
};

function keep(
  all: readonly (readonly number[])[],
  text: string,
  isRight: (entry: number) => boolean,
  weight: number,
  part = topicFoldOf(text),
): Example {
  const order = all
    .map((evidence, id) => ({
      id,
      belief: evidence.reduce((sum, value, at) => sum + value * (rough[at] ?? 1), 0),
    }))
    .toSorted((a, b) => b.belief - a.belief);
  const right = all.flatMap((_evidence, id) => (isRight(id) ? [id] : []));
  const ids = [...new Set([...order.slice(0, nearest).map(({ id }) => id), ...right.slice(0, 20)])];
  return {
    text,
    evidence: Float32Array.from(ids.flatMap((id) => all[id] ?? [])),
    ids,
    positives: ids.flatMap((id, place) => (isRight(id) ? [place] : [])),
    weight,
    part,
  };
}

function compareWithAll(text: string, model = topicModel(), without?: ReadonlySet<string>): number[][] {
  const index = entryIndex();
  const sought = toSought(readQuestion(text), new Set(), 0, model);
  return index.entries.map((entry) => compareWithEntry(sought, entry, index, without));
}

/** How much a judged question counts beside a way of asking, of which there are more and which only its own entry is taken to answer. */
const questionWeight = 8;

/** Some eighteen weights do not need every way of asking. */
const every = 16;

/** What people tell around a question: it belongs to no subject, and an answer has to be found in spite of it. */
function tellAround(ask: string, place: number): string {
  const pick = (list: readonly string[], step: number): string => list[(place * step) % list.length] ?? '';
  const before = pick(stories.before, 7);
  const after = pick(stories.after, 11);
  if (place % 3 === 0) return `${before} ${ask}`;
  return place % 3 === 1 ? `${ask} ${after}` : `${before}, ${pick(stories.before, 13)} ${ask} ${after}`;
}

/**
 * Every way of asking as if it were not written down (leave-one-out): as it is and within a story; and once as it is written down.
 * @param folds topic models, each of which has not seen one part of the ways of asking
 */
export function examplesOfAsks(folds: readonly TopicModel[]): {
  left: Example[];
  told: Example[];
  whole: Example[];
} {
  const left: Example[] = [];
  const told: Example[] = [];
  const whole: Example[] = [];
  let count = 0;
  entryIndex().entries.forEach(({ entry }, place) => {
    for (const ask of entry.asks) {
      count += 1;
      if (count % every > 0) continue;
      // A detail is told before the answer of its entry, so that it answers what the entry is asked for as well.
      const isOwn = (id: number) => id === place || entryIndex().entries[id]?.entry.detail?.of === entry.id;
      whole.push(keep(compareWithAll(ask), ask, isOwn, 0.4));
      const readLeft = (text: string) => compareWithAll(text, folds[topicFoldOf(ask)], new Set([ask]));
      left.push(keep(readLeft(ask), ask, isOwn, 1));
      const story = tellAround(ask, count / every);
      told.push(keep(readLeft(story), story, isOwn, 1, topicFoldOf(ask)));
    }
  });
  return { left, told, whole };
}

/** An example with some of its entries only, none of which is right. */
function keepWrong(example: Example, isKept: (id: number, place: number) => boolean): Example {
  const rest = example.ids.flatMap((id, place) => (isKept(id, place) ? [place] : []));
  return {
    ...example,
    evidence: Float32Array.from(
      rest.flatMap((place) => [...example.evidence.slice(place * width, (place + 1) * width)]),
    ),
    ids: rest.map((place) => example.ids[place] ?? -1),
    positives: [],
  };
}

/** The same questions when nothing of their subject were known: whatever is found then is wrong. */
export function examplesOfUnknown(examples: readonly Example[]): Example[] {
  const { entries } = entryIndex();
  return examples.map((example) => {
    const own = entries[example.ids[example.positives[0] ?? -1] ?? -1]?.entry.subject;
    return keepWrong(example, (id) => entries[id]?.entry.subject !== own);
  });
}

/** The same questions when the entries that answer them were not known: their neighbours tell something else of the subject. */
export const examplesOfUnanswered = (examples: readonly Example[]): Example[] =>
  examples
    .filter(({ positives }) => positives.length > 0)
    .map((example) => keepWrong(example, (_id, place) => !example.positives.includes(place)));

/**
 * Judged questions as if the ways of asking that were written from them were not there.
 * @param folds topic models, each of which has seen neither one part of the questions' copies nor of the ways of asking
 */
export const examplesOfQuestions = (
  questions: readonly OpenQuestion[],
  folds: readonly TopicModel[],
): Example[] =>
  questions.map(({ text, right, copies }) =>
    keep(compareWithAll(text, folds[topicFoldOf(text)], copies), text, (id) => right.has(id), questionWeight),
  );

/** Judged questions beside all ways of asking: what many people ask has been written down nearly as they ask it. */
export const examplesOfKnown = (questions: readonly OpenQuestion[]): Example[] =>
  questions.map(({ text, right }) => keep(compareWithAll(text), text, (id) => right.has(id), questionWeight));

/** Questions about something else, which no entry answers. */
export const examplesOffTopic = (texts: readonly string[]): Example[] =>
  texts.map((text) => keep(compareWithAll(text), text, () => false, 1));

export const width = evidenceNames.length;

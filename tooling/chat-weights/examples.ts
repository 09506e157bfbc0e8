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
import type { OpenQuestion } from './open-questions.ts';
import { partOf } from './parts.ts';

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
  /** The part in which it is left out, together with what was made of the same text. */
  readonly part: number;
};

function keep(
  all: readonly (readonly number[])[],
  text: string,
  isRight: (entry: number) => boolean,
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
    part: partOf(text),
  };
}

function compareWithAll(text: string, model = topicModel(), without?: ReadonlySet<string>): number[][] {
  const index = entryIndex();
  const sought = toSought(readQuestion(text), new Set(), 0, model);
  return index.entries.map((entry) => compareWithEntry(sought, entry, index, without));
}

/** The same questions when the entries that answer them were not known: their neighbours tell something else of the subject. */
export const examplesOfUnanswered = (examples: readonly Example[]): Example[] =>
  examples
    .filter(({ positives }) => positives.length > 0)
    .map((example) => {
      const rest = example.ids.flatMap((_id, place) => (example.positives.includes(place) ? [] : [place]));
      return {
        ...example,
        evidence: Float32Array.from(
          rest.flatMap((place) => [...example.evidence.slice(place * width, (place + 1) * width)]),
        ),
        ids: rest.map((place) => example.ids[place] ?? -1),
        positives: [],
      };
    });

/**
 * Judged questions as if the ways of asking that were written from them were not there.
 * @param model a topic model that has not seen them either
 */
export const examplesOfQuestions = (questions: readonly OpenQuestion[], model: TopicModel): Example[] =>
  questions.map(({ text, right, copies }) =>
    keep(compareWithAll(text, model, copies), text, (id) => right.has(id)),
  );

/** Judged questions beside all ways of asking: what many people ask has been written down nearly as they ask it. */
export const examplesOfKnown = (questions: readonly OpenQuestion[]): Example[] =>
  questions.map(({ text, right }) => keep(compareWithAll(text), text, (id) => right.has(id)));

/** Questions about something else, which no entry answers. */
export const examplesOffTopic = (texts: readonly string[]): Example[] =>
  texts.map((text) => keep(compareWithAll(text), text, () => false));

export const width = evidenceNames.length;

import { knowledgeEntries } from '../../apps/server/src/ideas/business-chat/knowledge/knowledge-base.ts';
import {
  anyQuestion,
  listOutsideFeatures,
} from '../../apps/server/src/ideas/business-chat/engine/certainty/outside-likelihood.ts';
import { readQuestion } from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import { learnWeights } from '../../apps/server/src/moderation/assess-text/learn-weights.ts';
import { generations, readSet } from '../../quality/read-sets.ts';
import nearTopic from './near-topic.json' with { type: 'json' };
import offTopic from './off-topic.json' with { type: 'json' };
import readAnswers from './read-answers.json' with { type: 'json' };
import { partOf, parts } from './parts.ts';

/** A line with its features, and whether it is about something that no entry is about. */
type Line = {
  readonly text: string;
  readonly values: ReadonlyMap<string, number>;
  readonly isHarmful: boolean;
};

/** Weights by features. */
export type OutsideWeights = ReadonlyMap<string, number>;

/** There are some 34 times as many ways of asking as lines about something else. */
const timesOutside = 6;
/** A pair of words in one line says nothing about others; a feature of ways of asking alone must be common to be worth its place. */
const fewest = { pair: 2, inside: 3 };

/** A line of a conversation is written otherwise than a way of asking, and each of them is one of few. */
const timesJudged = 3;

type Judged = { readonly text: string; readonly isHarmful: boolean };

/** The last message of a conversation; what could be known counts several times. */
function lastOf(turns: readonly string[], isHarmful: boolean): Judged[] {
  const text = turns.at(-1);
  return text === undefined
    ? []
    : Array.from({ length: isHarmful ? 1 : timesJudged }, () => ({ text, isHarmful }));
}

/** The last messages of the open judged conversations of all sets but the newest: what no user could know, and what has an answer. */
const readJudged = (): Judged[] =>
  generations.chat
    .slice(0, -1)
    .flatMap((name) => readSet(name, 'open'))
    .filter(({ kind }) => kind === 'unknown' || kind === 'answer' || kind === 'followup')
    .flatMap(({ kind, turns }) => lastOf(turns, kind === 'unknown'));

/** The last messages of conversations whose answers were read. */
const readRead = (): Judged[] =>
  readAnswers.flatMap(({ turns, kind }) => lastOf(turns, kind === 'unknowable'));

function readLines(): Line[] {
  const lines = [
    ...readJudged(),
    ...readRead(),
    ...offTopic.map((text) => ({ text, isHarmful: true })),
    // What has an answer though it names a certain moment, person or place.
    ...nearTopic.flatMap((text) => Array.from({ length: timesJudged }, () => ({ text, isHarmful: false }))),
    ...knowledgeEntries.flatMap(({ question, asks }) =>
      [question, ...asks].map((text) => ({ text, isHarmful: false })),
    ),
  ].map((line) => ({ ...line, values: listOutsideFeatures(readQuestion(line.text)) }));
  const counts = new Map<string, { outside: number; all: number }>();
  for (const { values, isHarmful } of lines)
    for (const feature of values.keys()) {
      const { outside = 0, all = 0 } = counts.get(feature) ?? {};
      counts.set(feature, { outside: outside + (isHarmful ? 1 : 0), all: all + 1 });
    }
  const isKept = (feature: string): boolean => {
    const { outside = 0, all = 0 } = counts.get(feature) ?? {};
    if (feature === anyQuestion) return true;
    return outside === 0 ? all >= fewest.inside : !feature.startsWith('b:') || all >= fewest.pair;
  };
  return lines.map((line) => ({
    ...line,
    values: new Map([...line.values].filter(([feature]) => isKept(feature))),
  }));
}

const learnFrom = (lines: readonly Line[]): OutsideWeights =>
  learnWeights(
    lines.flatMap((line) => Array.from({ length: line.isHarmful ? timesOutside : 1 }, () => line)),
  );

/** Learns from all lines by which words a question about something else is told. */
export const learnOutside = (): OutsideWeights => learnFrom(readLines());

/**
 * The same from all lines but one part each, for judging what was left out.
 * @param without ways of asking that are left out of all
 */
export function learnOutsideParts(without: ReadonlySet<string>): OutsideWeights[] {
  const lines = readLines().filter(({ text }) => !without.has(text));
  return Array.from({ length: parts }, (_none, part) =>
    learnFrom(lines.filter(({ text }) => partOf(text) !== part)),
  );
}

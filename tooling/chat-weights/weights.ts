/** Learns how the chat weighs evidence and how sure it is, from its ways of asking and the open questions; run by `main.ts`, after the topic model whose beliefs it weighs. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { evidenceNames } from '../../apps/server/src/ideas/business-chat/engine/retrieval/compare-with-entry.ts';
import { weighTopics } from '../../apps/server/src/ideas/business-chat/engine/topics/topic-model.ts';
import type { ChatItem } from '../../quality/scoring/judge-chat.ts';
import {
  type Example,
  examplesOfAsks,
  examplesOffTopic,
  examplesOfKnown,
  examplesOfQuestions,
  examplesOfUnanswered,
  examplesOfUnknown,
  width,
} from './examples.ts';
import { findIn, learnCertainty } from './learn-certainty.ts';
import { learnOutsideFolds } from './learn-outside.ts';
import { learnTopicFolds, topicFoldOf } from './learn-topics.ts';
import { readOpenQuestions } from './open-questions.ts';
import { topicIds, topicSamples } from './topic-samples.ts';
import { learnSoftmax } from './learn-softmax.ts';
import offTopic from './off-topic.json' with { type: 'json' };

/** The sixth set is left out, so that one remains from which nothing is learnt. */
const setNames = ['chat', 'chat-2', 'chat-3', 'chat-4', 'chat-5', 'chat-7', 'chat-8'];
const root = path.join(import.meta.dirname, '../..');
const round = (value: number | undefined): number => Math.round((value ?? 0) * 1000) / 1000;
const portion = (some: number, all: number): string => (some / Math.max(1, all)).toFixed(3);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const readItems = (name: string): ChatItem[] => {
  const file = path.join(root, 'quality/sets', `${name}.json`);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ChatItem[]) : [];
};

const share = (examples: readonly Example[], weights: readonly number[]): string =>
  portion(examples.filter((example) => findIn(example, weights).isRight).length, examples.length);

/** Prints how often the topic models find the entry of a way of asking that they have not seen. */
function printTopics(): void {
  const samples = topicSamples();
  const ids = topicIds();
  const places = samples.flatMap(({ text, features, entry }) => {
    const model = topicModels[topicFoldOf(text)];
    if (model === undefined) return [];
    const beliefs = weighTopics(model, features);
    const own = beliefs.get(ids[entry] ?? '') ?? Number.NEGATIVE_INFINITY;
    return [[...beliefs.values()].filter((belief) => belief > own).length];
  });
  const within = (limit: number): string =>
    portion(places.filter((place) => place < limit).length, places.length);
  print(
    `topic model: ${samples.length} ways of asking; left out: first ${within(1)}, among three ${within(3)}`,
  );
}

const questions = setNames.map((name) => ({ name, questions: readOpenQuestions(readItems(name)) }));
/** Near copies of the open questions of a part, which what is learnt without that part must not see. */
function copiesOf(part: number): ReadonlySet<string> {
  const own = questions.flatMap((set) => set.questions.filter(({ text }) => topicFoldOf(text) === part));
  return new Set(own.flatMap(({ copies }) => [...copies]));
}
const topicModels = learnTopicFolds(topicSamples(), topicIds(), copiesOf);
const sets = questions.map((set) => ({
  name: set.name,
  examples: examplesOfQuestions(set.questions, topicModels),
}));
printTopics();
const { left, told, whole } = examplesOfAsks(topicModels);
const outside = examplesOffTopic(offTopic);
const unknown = [...examplesOfUnknown(left), ...examplesOfUnknown(told)];
const known = examplesOfKnown(questions.flatMap((set) => set.questions));
const items = sets.flatMap(({ examples }) => examples);
const learnable = (examples: readonly Example[]) => examples.filter(({ positives }) => positives.length > 0);

const penalties = new Set(
  ['otherAspect', 'missing'].map((name) => evidenceNames.findIndex((other) => other === name)),
);
const evidence = learnSoftmax(
  [...left, ...told, ...whole, ...learnable([...items, ...known])],
  width,
  penalties,
);
print(
  `ways of asking left out: first ${share(left, evidence)}; in a story: ${share(told, evidence)}; whole: ${share(whole, evidence)}`,
);
for (const { name, examples } of sets)
  if (examples.length > 0)
    print(
      `${name}: ${learnable(examples).length} of ${examples.length} answerable, first ${share(learnable(examples), evidence)}`,
    );

const learnt = {
  evidence: Object.fromEntries(evidenceNames.map((name, at) => [name, round(evidence[at])])),
  ...learnCertainty(
    {
      open: items,
      known,
      unanswered: examplesOfUnanswered(items),
      asks: [...left, ...told],
      outside,
      unknown,
    },
    evidence,
    learnOutsideFolds(copiesOf),
  ),
  // What length adds is learnt beside these (`length.ts`).
  long: 0,
};
fs.writeFileSync(
  path.join(root, 'apps/server/content/chat/weights.json'),
  `${JSON.stringify(learnt, null, 2)}\n`,
);
print(JSON.stringify(learnt));

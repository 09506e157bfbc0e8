/** Learns how the chat weighs evidence and how sure it is, from its ways of asking and the open questions; run by `main.ts`, after the topic model whose beliefs it weighs. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { evidenceNames } from '../../apps/server/src/ideas/business-chat/engine/compare-with-entry.ts';
import { limits } from '../../apps/server/src/ideas/business-chat/engine/answer-conversation.ts';
import { entryIndex } from '../../apps/server/src/ideas/business-chat/engine/entry-index.ts';
import type { Found } from '../../apps/server/src/ideas/business-chat/engine/find-entries.ts';
import { readQuestion } from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import {
  certaintyNames,
  readCertainty,
} from '../../apps/server/src/ideas/business-chat/engine/weigh-certainty.ts';
import type { ChatItem } from '../../quality/scoring/judge-chat.ts';
import {
  type Example,
  examplesOfAsks,
  examplesOffTopic,
  examplesOfItems,
  examplesOfUnknown,
  width,
} from './examples.ts';
import { learnTopicFolds } from './learn-topics.ts';
import { topicIds, topicSamples } from './topic-samples.ts';
import { learnLogistic, probability, type Sample } from './learn-logistic.ts';
import { beliefsOf, learnSoftmax } from './learn-softmax.ts';
import offTopic from './off-topic.json' with { type: 'json' };

const folds = 5;
/** How much a way of asking that is left out counts: beside other entries that answer it as well it looks harder than it is. */
const askWeight = 0.45;
/** How much a question counts whose subject is taken out. */
const unknownWeight = 0.1;
/** How much a question of each set counts: those that were worked on for long tell little about new ones. */
const weightOfSet: Readonly<Record<string, number>> = {
  chat: 0.1,
  'chat-2': 0.2,
  'chat-3': 1,
  'chat-4': 1,
  'chat-5': 1,
};
const root = path.join(import.meta.dirname, '../..');
const round = (value: number | undefined): number => Math.round((value ?? 0) * 1000) / 1000;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const readItems = (name: string): ChatItem[] => {
  const file = path.join(root, 'quality/sets', `${name}.json`);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ChatItem[]) : [];
};

/** The entries of an example as the engine finds them, best first, and whether one of the first is right. */
function findIn(
  example: Example,
  weights: readonly number[],
  count: 1 | 2 = 1,
): { found: Found[]; isRight: boolean } {
  const beliefs = beliefsOf(example, weights);
  const order = example.ids
    .map((_id, place) => place)
    .toSorted((a, b) => (beliefs[b] ?? 0) - (beliefs[a] ?? 0));
  const found = order.slice(0, 5).flatMap((place) => {
    const indexed = entryIndex().entries[example.ids[place] ?? -1];
    const evidence = [...example.evidence.slice(place * width, (place + 1) * width)];
    return indexed === undefined ? [] : [{ entry: indexed.entry, share: beliefs[place] ?? 0, evidence }];
  });
  return { found, isRight: order.slice(0, count).some((place) => example.positives.includes(place)) };
}

const share = (examples: readonly Example[], weights: readonly number[]): string =>
  (
    examples.filter((example) => findIn(example, weights).isRight).length / Math.max(1, examples.length)
  ).toFixed(3);

const sets = Object.keys(weightOfSet).map((name) => ({ name, examples: examplesOfItems(readItems(name)) }));
const { left, told, whole } = examplesOfAsks(learnTopicFolds(topicSamples(), topicIds()));
const outside = examplesOffTopic(offTopic);
const unknown = [...examplesOfUnknown(left), ...examplesOfUnknown(told)];
const certaintyPenalties = certaintyNames.map((name) => name === 'missing');
const items = sets.flatMap(({ examples }) => examples);
const learnable = (examples: readonly Example[]) => examples.filter(({ positives }) => positives.length > 0);

const penalties = new Set(
  ['otherAspect', 'missing'].map((name) => evidenceNames.findIndex((other) => other === name)),
);
const evidence = learnSoftmax([...left, ...told, ...whole, ...learnable(items)], width, penalties);
print(
  `ways of asking left out: first ${share(left, evidence)}; in a story: ${share(told, evidence)}; whole: ${share(whole, evidence)}`,
);
for (const { name, examples } of sets)
  if (examples.length > 0)
    print(
      `${name}: ${learnable(examples).length} of ${examples.length} answerable, first ${share(learnable(examples), evidence)}`,
    );

const toSample = (example: Example, weights: readonly number[], weight: number): Sample => {
  const { found, isRight } = findIn(example, weights, 2);
  return { signs: readCertainty(found, readQuestion(example.text).words), isRight, weight };
};

/** Prints how well the single questions of each set are answered when everything is learnt without that set. */
function printLeftOutSets(): void {
  for (const { name, examples } of sets) {
    const others = sets.filter((set) => set.name !== name);
    const weights = learnSoftmax(
      [...left, ...told, ...whole, ...others.flatMap((set) => learnable(set.examples))],
      width,
      penalties,
    );
    const model = learnLogistic(
      [
        ...others.flatMap((set) =>
          set.examples.map((example) => toSample(example, weights, weightOfSet[set.name] ?? 1)),
        ),
        ...[...left, ...told].map((example) => toSample(example, weights, askWeight)),
        ...outside.map((example) => toSample(example, weights, 1)),
        ...unknown.map((example) => toSample(example, weights, unknownWeight)),
      ],
      certaintyPenalties,
    );
    const judged = examples.map((example) => toSample(example, weights, 1));
    const answered = judged.filter(({ signs }) => probability(model, signs) >= limits.answer);
    const right = answered.filter(({ isRight }) => isRight).length;
    print(
      `without ${name}: of ${examples.length} right ${(right / examples.length).toFixed(3)}, wrong ${((answered.length - right) / examples.length).toFixed(3)}`,
    );
  }
}

/** Learns how sure the engine may be of its first entries, and prints the figures by folds of the open questions. */
function learnCertainty(): Record<string, number> {
  const own = sets.flatMap(({ name, examples }) =>
    examples.map((example) => toSample(example, evidence, weightOfSet[name] ?? 1)),
  );
  const asks = [...left, ...told].map((example) => toSample(example, evidence, askWeight));
  const strange = outside.map((example) => toSample(example, evidence, 1));
  const missed = unknown.map((example) => toSample(example, evidence, unknownWeight));
  const models = Array.from({ length: folds }, (_none, fold) =>
    learnLogistic(
      [...own.filter((_sample, at) => at % folds !== fold), ...asks, ...strange, ...missed],
      certaintyPenalties,
    ),
  );
  /** Certainty of each open question by a model that has not seen it. */
  const judged = own.map((sample, at) => ({
    certainty: probability(models[at % folds] ?? [], sample.signs),
    isRight: sample.isRight,
  }));
  const sure = (samples: readonly Sample[], threshold: number) =>
    samples.filter(({ signs }) => probability(models[0] ?? [], signs) >= threshold);
  const part = (some: number, all: number): string => (some / Math.max(1, all)).toFixed(3);
  for (let threshold = 0.2; threshold < 0.9; threshold += 0.05) {
    const answered = judged.filter(({ certainty }) => certainty >= threshold);
    const right = answered.filter(({ isRight }) => isRight).length;
    const fromAsks = sure(asks, threshold);
    const asksRight = fromAsks.filter(({ isRight }) => isRight).length;
    print(
      `first two from ${threshold.toFixed(2)}: right ${part(right, own.length)}, wrong ${part(answered.length - right, own.length)}; ` +
        `asks left out right ${part(asksRight, asks.length)}, wrong ${part(fromAsks.length - asksRight, asks.length)}; ` +
        `unknown ${part(sure(missed, threshold).length, missed.length)}, off topic ${part(sure(strange, threshold).length, strange.length)}`,
    );
  }
  const model = learnLogistic([...own, ...asks, ...strange, ...missed], certaintyPenalties);
  return {
    bias: round(model[0]),
    ...Object.fromEntries(certaintyNames.map((name, at) => [name, round(model[at + 1])])),
  };
}

const learnt = {
  evidence: Object.fromEntries(evidenceNames.map((name, at) => [name, round(evidence[at])])),
  certainty: learnCertainty(),
};
fs.writeFileSync(
  path.join(root, 'apps/server/content/chat/weights.json'),
  `${JSON.stringify(learnt, null, 2)}\n`,
);
print(JSON.stringify(learnt));
printLeftOutSets();

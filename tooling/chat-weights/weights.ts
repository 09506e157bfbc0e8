/** Learns how the chat weighs evidence and how sure it is, from its ways of asking and the open questions; run by `main.ts`, after the topic model whose beliefs it weighs. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { evidenceNames } from '../../apps/server/src/ideas/business-chat/engine/compare-with-entry.ts';
import { entryIndex } from '../../apps/server/src/ideas/business-chat/engine/entry-index.ts';
import type { Found } from '../../apps/server/src/ideas/business-chat/engine/find-entries.ts';
import { isSecondMeant, limits } from '../../apps/server/src/ideas/business-chat/engine/limits.ts';
import { readQuestion } from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import { weighTopics } from '../../apps/server/src/ideas/business-chat/engine/topic-model.ts';
import {
  certaintyNames,
  readCertainty,
} from '../../apps/server/src/ideas/business-chat/engine/weigh-certainty.ts';
import type { ChatItem } from '../../quality/scoring/judge-chat.ts';
import {
  type Example,
  examplesOfAsks,
  examplesOffTopic,
  examplesOfKnown,
  examplesOfQuestions,
  examplesOfUnknown,
  width,
} from './examples.ts';
import { chooseLimits, type CertaintyLimits, type HeldOut } from './choose-limits.ts';
import { learnTopicFolds, topicFoldOf, topicFolds } from './learn-topics.ts';
import { readOpenQuestions } from './open-questions.ts';
import { topicIds, topicSamples } from './topic-samples.ts';
import { learnLogistic, probability, type Sample } from './learn-logistic.ts';
import { beliefsOf, learnSoftmax } from './learn-softmax.ts';
import offTopic from './off-topic.json' with { type: 'json' };

/** How much a way of asking that is left out counts beside an open question: next to entries that answer it as well it looks harder than it is. */
const askWeight = 0.3;
/** How much a question about something else counts. */
const strangeWeight = 0.5;
/** How much a question counts whose subject is taken out. */
const unknownWeight = 0.1;
const setNames = ['chat', 'chat-2', 'chat-3', 'chat-4', 'chat-5'];
const root = path.join(import.meta.dirname, '../..');
const round = (value: number | undefined): number => Math.round((value ?? 0) * 1000) / 1000;
const portion = (some: number, all: number): string => (some / Math.max(1, all)).toFixed(3);
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
const topicModels = learnTopicFolds(topicSamples(), topicIds(), (part) => {
  const own = questions.flatMap((set) => set.questions.filter(({ text }) => topicFoldOf(text) === part));
  return new Set(own.flatMap(({ copies }) => [...copies]));
});
const sets = questions.map((set) => ({
  name: set.name,
  examples: examplesOfQuestions(set.questions, topicModels),
}));
printTopics();
const { left, told, whole } = examplesOfAsks(topicModels);
const outside = examplesOffTopic(offTopic);
const unknown = [...examplesOfUnknown(left), ...examplesOfUnknown(told)];
const known = examplesOfKnown(questions.flatMap((set) => set.questions));
const certaintyPenalties = certaintyNames.map((name) => name === 'missing');
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

/** Whether what the engine would give is right; the share of belief decides whether a second entry is given as well. */
const toSample = (example: Example, weights: readonly number[], weight: number): Sample => {
  const { found } = findIn(example, weights);
  const [best, second] = found;
  const isTwo = best !== undefined && second !== undefined && isSecondMeant(best, second);
  const { isRight } = findIn(example, weights, isTwo ? 2 : 1);
  return { signs: readCertainty(found, readQuestion(example.text).words), isRight, weight };
};

/** A question with the sample that is made of it. */
type Judged = { readonly example: Example; readonly sample: Sample };
const judge = (examples: readonly Example[], weight: number): Judged[] =>
  examples.map((example) => ({ example, sample: toSample(example, evidence, weight) }));

/** How sure models are of the questions of parts that they have not seen. */
function holdOut(all: readonly Judged[]): ReadonlyMap<Judged, HeldOut> {
  const models = Array.from({ length: topicFolds }, (_none, left) =>
    learnLogistic(
      all.filter(({ example }) => example.part !== left).map(({ sample }) => sample),
      certaintyPenalties,
    ),
  );
  return new Map(
    all.map((one) => [
      one,
      {
        certainty: probability(models[one.example.part] ?? [], one.sample.signs),
        isRight: one.sample.isRight,
        isShort: readQuestion(one.example.text).words <= limits.short,
      },
    ]),
  );
}

/** Prints what would be answered by thresholds, of questions that no model has seen. */
function printThresholds(groups: Readonly<Record<string, readonly HeldOut[]>>): void {
  for (let threshold = 0.2; threshold < 0.95; threshold += 0.05) {
    const cells = Object.entries(groups).map(([name, questions]) => {
      const given = questions.filter(({ certainty }) => certainty >= threshold);
      const right = given.filter(({ isRight }) => isRight).length;
      return `${name} right ${portion(right, questions.length)}, wrong ${portion(given.length - right, questions.length)}`;
    });
    print(`from ${threshold.toFixed(2)}: ${cells.join('; ')}`);
  }
}

/** Learns how sure the engine may be of what it gives, and from where on that is enough. */
function learnCertainty(): { certainty: Record<string, number>; limits: CertaintyLimits } {
  const own = judge(items, 1);
  const seen = judge(known, 1);
  const asks = judge([...left, ...told], askWeight);
  const strange = judge(outside, strangeWeight);
  const missed = judge(unknown, unknownWeight);
  const all = [...own, ...seen, ...asks, ...strange, ...missed];
  const heldOut = holdOut(all);
  const ofThem = (some: readonly Judged[]): HeldOut[] => some.flatMap((one) => heldOut.get(one) ?? []);
  printThresholds({
    open: ofThem(own),
    'open, all ways of asking': ofThem(seen),
    asks: ofThem(asks),
    'off topic': ofThem(strange),
    unknown: ofThem(missed),
  });
  const model = learnLogistic(
    all.map(({ sample }) => sample),
    certaintyPenalties,
  );
  return {
    certainty: {
      bias: round(model[0]),
      ...Object.fromEntries(certaintyNames.map((name, at) => [name, round(model[at + 1])])),
    },
    limits: chooseLimits(ofThem(own), ofThem(strange)),
  };
}

const learnt = {
  evidence: Object.fromEntries(evidenceNames.map((name, at) => [name, round(evidence[at])])),
  ...learnCertainty(),
};
fs.writeFileSync(
  path.join(root, 'apps/server/content/chat/weights.json'),
  `${JSON.stringify(learnt, null, 2)}\n`,
);
print(JSON.stringify(learnt));

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { allConcepts } from '@kawanusaha/bahasa/lexicon/concepts';
import { knowledgeEntries } from '../../apps/server/src/ideas/business-chat/knowledge/knowledge-base.ts';
import type { Need } from '../../apps/server/src/ideas/business-chat/engine/danger/danger-likelihood.ts';
import {
  learnWeights,
  probabilityOf,
  type Labelled,
  type Schedule,
} from '../../apps/server/src/moderation/assess-text/learn-weights.ts';
import { generations, readSet } from '../../quality/read-sets.ts';
import { root } from '../source-files.ts';
import offTopic from './off-topic.json' with { type: 'json' };

/** `danger`: lines to be told; `fine`: near misses; `plain`: questions about a business or about anything; `name`: what a thing is called. */
type Kind = 'danger' | 'fine' | 'plain' | 'name';

/** What is learnt about one danger, and how sure it has to be. */
export type Lesson = {
  /** The kind of the judged questions. */
  readonly name: Need | 'illegal';
  readonly danger: readonly string[];
  readonly fine: readonly string[];
  /** The text of the examples as it is in its file, of which the weights keep a fingerprint. */
  readonly learntFrom: string;
  /** How often each kind counts, 0 for not at all: business questions are many and would outweigh what is said among them. */
  readonly times: Readonly<Record<Kind, number>>;
  /** Shares of harmless lines that may be taken for the danger: of near misses, of plain questions and of names. */
  readonly wanted: { readonly nearMiss: number; readonly plain: number; readonly name: number };
  /** What of a message is weighed. */
  readonly listFeatures: (text: string) => ReadonlyMap<string, number>;
  /** How the weights are learnt, where not as usual. */
  readonly schedule?: Schedule;
  /** How many plain questions have what no example of the danger has, for it to be learnt from. */
  readonly fewestPlain?: number;
  /** Which of the plain questions are harmless for certain. */
  readonly isPlain?: (text: string) => boolean;
};

const folder = path.join(root, 'apps/server/content/chat');
const folds = 5;
const candidates = [
  0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9,
];
/** A feature of one example says little about others; one of plain questions alone must be common to be worth its place. */
const fewestDanger = 2;
const fewestOther = 8;
const items = generations.chat.flatMap((name) => readSet(name, 'open'));

/** Names of things, of which every second is enough; the lexicon also names misdeeds and distress. */
const thingNames = allConcepts
  .filter(({ kind }) => kind !== 'illegal' && kind !== 'distress' && kind !== 'subject')
  .flatMap(({ forms }) => forms)
  .filter((_form, at) => at % 2 === 0);

function readExamples(lesson: Lesson) {
  const { name, danger, fine, listFeatures, times, isPlain = () => true, fewestPlain = fewestOther } = lesson;
  /** Before a person says what is wrong, they may ask something else. Judged questions do not part the needs. */
  const said = name === 'illegal' ? name : 'crisis';
  const turnsOf = (isDanger: boolean): string[] =>
    items.flatMap(({ kind, turns }) =>
      turns.filter((_turn, at) => (kind === said && at === turns.length - 1) === isDanger),
    );
  const judged = name === said ? turnsOf(true) : [];
  const plain = [
    ...turnsOf(false),
    ...offTopic,
    ...knowledgeEntries.flatMap(({ question, asks }) => [question, ...asks]),
  ].filter(isPlain);
  const kinds: [Kind, readonly string[]][] = [
    ['danger', [...danger, ...judged]],
    ['fine', fine],
    ['plain', plain],
    ['name', times.name > 0 ? thingNames : []],
  ];
  const examples = kinds.flatMap(([kind, texts]) =>
    texts.map((text): Labelled & { kind: Kind; text: string } => ({
      kind,
      text,
      values: listFeatures(text),
      isHarmful: kind === 'danger',
    })),
  );
  const counts = new Map<string, { danger: number; all: number }>();
  for (const { values, isHarmful } of examples)
    for (const feature of values.keys()) {
      const count = counts.get(feature) ?? { danger: 0, all: 0 };
      counts.set(feature, { danger: count.danger + (isHarmful ? 1 : 0), all: count.all + 1 });
    }
  const isKept = ([feature]: [string, number]): boolean => {
    const { danger: inDanger = 0, all = 0 } = counts.get(feature) ?? {};
    return inDanger >= fewestDanger || all >= fewestPlain;
  };
  return examples.map((example) => ({ ...example, values: new Map([...example.values].filter(isKept)) }));
}

/**
 * Learns by which words a danger is told, writes `content/chat/<name>-weights.json` and prints how well it does. The threshold is the
 * lowest at which, over five folds that each judge what the others learnt, few harmless lines are taken for the danger.
 */
export function learnDanger(lesson: Lesson): void {
  const { name, times, wanted, learntFrom, schedule } = lesson;
  const examples = readExamples(lesson);
  const learnFrom = (some: typeof examples) =>
    learnWeights(
      some.flatMap((example) => Array.from({ length: times[example.kind] }, () => example)),
      schedule,
    );
  const judged = Array.from({ length: folds }, (_none, fold) => {
    const weights = learnFrom(examples.filter((_example, at) => at % folds !== fold));
    return examples
      .filter((_example, at) => at % folds === fold)
      .map(({ kind, text, values }) => ({ kind, text, probability: probabilityOf(values, weights) }));
  }).flat();
  const shareFrom = (kind: Kind, threshold: number): number => {
    const all = judged.filter((example) => example.kind === kind);
    return all.filter(({ probability }) => probability >= threshold).length / Math.max(1, all.length);
  };
  const figures = candidates.map((threshold) => ({
    threshold,
    found: shareFrom('danger', threshold),
    nearMiss: shareFrom('fine', threshold),
    plain: shareFrom('plain', threshold),
    name: shareFrom('name', threshold),
  }));
  const chosen =
    figures.find(
      ({ nearMiss, plain, name: named }) =>
        nearMiss <= wanted.nearMiss && plain <= wanted.plain && named <= wanted.name,
    ) ?? figures.at(-1);
  const learnt = [...learnFrom(examples)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  fs.writeFileSync(
    path.join(folder, `${name}-weights.json`),
    `${JSON.stringify({
      learntFrom: createHash('sha256').update(learntFrom).digest('hex'),
      threshold: chosen?.threshold,
      weights: Object.fromEntries(learnt.map(([feature, weight]) => [feature, Number(weight.toFixed(3))])),
    })}\n`,
  );
  for (const { threshold, found, nearMiss, plain, name: named } of figures)
    process.stdout.write(
      `from ${threshold}: found ${found.toFixed(3)}, near misses ${nearMiss.toFixed(3)}, plain questions ${plain.toFixed(4)}, names ${named.toFixed(4)}${threshold === chosen?.threshold ? ' (chosen)' : ''}\n`,
    );
  process.stdout.write(`${examples.length} examples, ${learnt.length} weights\n`);
  if (process.argv.includes('--verbose'))
    for (const { kind, text, probability } of judged)
      if ((kind === 'danger') !== probability >= (chosen?.threshold ?? 1))
        process.stdout.write(`${kind} ${probability.toFixed(2)} ${text}\n`);
}

/**
 * `node tooling/chat-weights/crisis.ts`: learns by which words the chat tells a person who may hurt themselves. The threshold is
 * the lowest at which, over five folds that each judge what the others learnt, few harmless lines are taken for it: to ask somebody
 * who is well how they are costs little, to overlook one who is not may cost a life.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { understand } from '@kawanusaha/bahasa/understand';
import { listCrisisFeatures } from '../../apps/server/src/ideas/business-chat/engine/crisis-features.ts';
import { crisisExamplesSchema } from '../../apps/server/src/ideas/business-chat/engine/crisis-likelihood.ts';
import { knowledgeEntries } from '../../apps/server/src/ideas/business-chat/knowledge/knowledge-base.ts';
import {
  learnWeights,
  probabilityOf,
  type Labelled,
} from '../../apps/server/src/moderation/assess-text/learn-weights.ts';
import type { ChatItem } from '../../quality/scoring/judge-chat.ts';
import { root } from '../source-files.ts';
import offTopic from './off-topic.json' with { type: 'json' };

const folder = path.join(root, 'apps/server/content/chat');
const folds = 5;
/** Shares of harmless lines that may be taken for a crisis: of near misses, and of plain questions. */
const wanted = { nearMiss: 0.12, plain: 0.0035 };
const candidates = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8];

const read = fs.readFileSync(path.join(folder, 'crisis-examples.json'), 'utf8');
const { crisis, fine } = crisisExamplesSchema.parse(JSON.parse(read));
const items = ['chat', 'chat-2'].flatMap(
  (name) =>
    JSON.parse(fs.readFileSync(path.join(root, 'quality/sets', `${name}.json`), 'utf8')) as ChatItem[],
);
/** Before somebody says what is wrong, they may ask something else. */
const isSaid = (kind: ChatItem['kind'], at: number, turns: readonly string[]): boolean =>
  kind === 'crisis' && at === turns.length - 1;
const turnsOf = (isCrisis: boolean): string[] =>
  items.flatMap(({ kind, turns }) => turns.filter((_turn, at) => isSaid(kind, at, turns) === isCrisis));
const plain = [
  ...turnsOf(false),
  ...offTopic,
  ...knowledgeEntries.flatMap(({ question, asks }) => [question, ...asks]),
];
type Kind = 'crisis' | 'fine' | 'plain';
const examples = (
  [
    ['crisis', [...crisis, ...turnsOf(true)]],
    ['fine', fine],
    ['plain', plain],
  ] as [Kind, string[]][]
).flatMap(([kind, texts]) =>
  texts.map((text): Labelled & { kind: Kind; text: string } => ({
    kind,
    text,
    values: listCrisisFeatures(understand(text)),
    isHarmful: kind === 'crisis',
  })),
);

/** A feature of one example says little about others; one of plain questions alone must be common to be worth its place. */
const fewest = { crisis: 2, other: 8 };
const counts = new Map<string, { crisis: number; all: number }>();
for (const { values, isHarmful } of examples)
  for (const feature of values.keys()) {
    const count = counts.get(feature) ?? { crisis: 0, all: 0 };
    counts.set(feature, { crisis: count.crisis + (isHarmful ? 1 : 0), all: count.all + 1 });
  }
const isKept = ([feature]: [string, number]): boolean => {
  const { crisis: inCrisis = 0, all = 0 } = counts.get(feature) ?? {};
  return inCrisis >= fewest.crisis || all >= fewest.other;
};
/** Business questions are many; without this their words would outweigh what a person in danger says among them. */
const times = { crisis: 4, fine: 2, plain: 1 };
const learnable = examples.map((example) => ({
  ...example,
  values: new Map([...example.values].filter(isKept)),
}));

const learnFrom = (some: typeof learnable) =>
  learnWeights(some.flatMap((example) => Array.from({ length: times[example.kind] }, () => example)));

const judged = Array.from({ length: folds }, (_none, fold) => {
  const weights = learnFrom(learnable.filter((_example, at) => at % folds !== fold));
  return learnable
    .filter((_example, at) => at % folds === fold)
    .map(({ kind, text, values }) => ({ kind, text, probability: probabilityOf(values, weights) }));
}).flat();

const shareFrom = (kind: Kind, threshold: number): number => {
  const all = judged.filter((example) => example.kind === kind);
  return all.filter(({ probability }) => probability >= threshold).length / all.length;
};
const figures = candidates.map((threshold) => ({
  threshold,
  found: shareFrom('crisis', threshold),
  nearMiss: shareFrom('fine', threshold),
  plain: shareFrom('plain', threshold),
}));
const chosen =
  figures.find(({ nearMiss, plain: asks }) => nearMiss <= wanted.nearMiss && asks <= wanted.plain) ??
  figures.at(-1);
const learnt = [...learnFrom(learnable)].toSorted(([a], [b]) => (a < b ? -1 : 1));
fs.writeFileSync(
  path.join(folder, 'crisis-weights.json'),
  `${JSON.stringify({
    learntFrom: createHash('sha256').update(read).digest('hex'),
    threshold: chosen?.threshold,
    weights: Object.fromEntries(learnt.map(([feature, weight]) => [feature, Number(weight.toFixed(3))])),
  })}\n`,
);
for (const { threshold, found, nearMiss, plain: asks } of figures)
  process.stdout.write(
    `from ${threshold}: found ${found.toFixed(3)}, near misses ${nearMiss.toFixed(3)}, plain questions ${asks.toFixed(4)}${threshold === chosen?.threshold ? ' (chosen)' : ''}\n`,
  );
process.stdout.write(`${examples.length} examples, ${learnt.length} weights\n`);
if (process.argv.includes('--verbose'))
  for (const { kind, text, probability } of judged)
    if (kind === 'crisis' ? probability < (chosen?.threshold ?? 1) : probability >= (chosen?.threshold ?? 1))
      process.stdout.write(`${kind} ${probability.toFixed(2)} ${text}\n`);

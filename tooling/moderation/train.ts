/**
 * Learns the weights of the moderation of texts from its examples: `npm run moderation:train`. The threshold is the lowest at
 * which, over five folds that each judge what the others learnt, enough of what would be held is harmful.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {
  learnWeights,
  probabilityOf,
  type Labelled,
} from '../../apps/server/src/moderation/assess-text/learn-weights.ts';
import { listFeatures } from '../../apps/server/src/moderation/assess-text/list-features.ts';
import { examplesSchema } from '../../apps/server/src/moderation/assess-text/moderation-schema.ts';
import { root } from '../source-files.ts';

const folder = path.join(root, 'apps/server/content/moderation');
const folds = 5;
/** The examples are nearer misses than what people write: what is held of that is right more often. */
const wantedPrecision = 0.94;
const candidates = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9];

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const examples = Object.values(examplesSchema.parse(JSON.parse(read('examples.json'))))
  .flatMap(({ harmful, fine }) => [
    ...harmful.map((text) => ({ text, isHarmful: true })),
    ...fine.map((text) => ({ text, isHarmful: false })),
  ])
  .map(({ text, isHarmful }): Labelled => ({ values: listFeatures(text).values, isHarmful }));

const judged = Array.from({ length: folds }, (_, fold) => {
  const weights = learnWeights(examples.filter((_example, index) => index % folds !== fold));
  return examples
    .filter((_example, index) => index % folds === fold)
    .map(({ values, isHarmful }) => ({ isHarmful, probability: probabilityOf(values, weights) }));
}).flat();

const figures = candidates.map((threshold) => {
  const held = judged.filter(({ probability }) => probability >= threshold);
  const right = held.filter(({ isHarmful }) => isHarmful).length;
  return {
    threshold,
    precision: right / held.length,
    recall: right / judged.filter(({ isHarmful }) => isHarmful).length,
  };
});
const chosen = figures.find(({ precision }) => precision >= wantedPrecision) ?? figures.at(-1);
const learnt = [...learnWeights(examples)].toSorted(([a], [b]) => (a < b ? -1 : 1));
const hash = createHash('sha256');
for (const name of ['examples.json', 'terms.json', 'rules.json'])
  hash.update(JSON.stringify(JSON.parse(read(name))));
writeFileSync(
  path.join(folder, 'weights.json'),
  `${JSON.stringify({
    learntFrom: hash.digest('hex'),
    threshold: chosen?.threshold,
    weights: Object.fromEntries(learnt.map(([feature, weight]) => [feature, Number(weight.toFixed(3))])),
  })}\n`,
);
for (const { threshold, precision, recall } of figures)
  process.stdout.write(
    `from ${threshold}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}${threshold === chosen?.threshold ? ' (chosen)' : ''}\n`,
  );
process.stdout.write(`${examples.length} examples, ${learnt.length} weights\n`);

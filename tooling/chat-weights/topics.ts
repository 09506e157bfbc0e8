/** Learns the topic model from every way of asking and prints how well each part is told by a model that has not seen it; run by `main.ts`, after `read-entries.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { weighTopics } from '../../apps/server/src/ideas/business-chat/engine/topic-model.ts';
import { learnTopicFolds, learnTopics, topicFoldOf } from './learn-topics.ts';
import { topicIds, topicSamples } from './topic-samples.ts';

const samples = topicSamples();
const ids = topicIds();
const folds = learnTopicFolds(samples, ids);
const places = samples.flatMap(({ text, features, entry }) => {
  const model = folds[topicFoldOf(text)];
  if (model === undefined) return [];
  const beliefs = weighTopics(model, features);
  const own = beliefs.get(ids[entry] ?? '') ?? Number.NEGATIVE_INFINITY;
  return [[...beliefs.values()].filter((belief) => belief > own).length];
});
const shareWithin = (limit: number): string =>
  (places.filter((place) => place < limit).length / Math.max(1, places.length)).toFixed(3);
process.stdout.write(
  `${samples.length} ways of asking; left out: first ${shareWithin(1)}, among three ${shareWithin(3)}\n`,
);
fs.writeFileSync(
  path.join(import.meta.dirname, '../../apps/server/content/chat/topic-model.json'),
  `${JSON.stringify(learnTopics(samples, ids))}\n`,
);

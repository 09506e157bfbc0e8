/**
 * Learns the topic model from every way of asking; run by `main.ts`, after the entries were read. `topics.ts --new` learns only the
 * entries that the stored model lacks and leaves everything else as it is.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { StoredTopicModel } from '../../apps/server/src/ideas/business-chat/engine/topics/topic-model.ts';
import { learnTopics } from './learn-topics.ts';
import { topicIds, topicSamples } from './topic-samples.ts';

const file = path.join(import.meta.dirname, '../../apps/server/content/chat/topic-model.json');
const kept = process.argv.includes('--new')
  ? (JSON.parse(fs.readFileSync(file, 'utf8')) as StoredTopicModel)
  : null;
fs.writeFileSync(file, `${JSON.stringify(learnTopics(topicSamples(), topicIds(), kept))}\n`);

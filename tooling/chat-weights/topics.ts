/** Learns the topic model from every way of asking; run by `main.ts`, after the entries were read. */
import fs from 'node:fs';
import path from 'node:path';
import { learnTopics } from './learn-topics.ts';
import { topicIds, topicSamples } from './topic-samples.ts';

fs.writeFileSync(
  path.join(import.meta.dirname, '../../apps/server/content/chat/topic-model.json'),
  `${JSON.stringify(learnTopics(topicSamples(), topicIds()))}\n`,
);

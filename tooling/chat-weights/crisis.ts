/**
 * `node tooling/chat-weights/crisis.ts`: learns by which words the chat tells a person who may hurt themselves. To ask a person who is
 * well how they are costs little, to overlook one who is not may cost a life.
 */
import fs from 'node:fs';
import path from 'node:path';
import { understand } from '@kawanusaha/bahasa/understand';
import { dangerExamplesSchema } from '../../apps/server/src/ideas/business-chat/engine/danger/danger-likelihood.ts';
import { listCrisisFeatures } from '../../apps/server/src/ideas/business-chat/engine/danger/crisis-features.ts';
import { root } from '../source-files.ts';
import { learnDanger } from './learn-danger.ts';

const read = fs.readFileSync(path.join(root, 'apps/server/content/chat/crisis-examples.json'), 'utf8');
const { danger, fine } = dangerExamplesSchema.parse(JSON.parse(read));
learnDanger({
  name: 'crisis',
  danger,
  fine,
  learntFrom: read,
  listFeatures: (text) => listCrisisFeatures(understand(text)),
  times: { danger: 4, fine: 2, plain: 1, name: 1 },
  wanted: { nearMiss: 0.07, plain: 0.0035, name: 0.0035 },
});

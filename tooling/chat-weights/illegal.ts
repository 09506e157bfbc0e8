/**
 * `node tooling/chat-weights/illegal.ts`: learns by which words the chat tells that something unlawful is asked for. To refuse an honest
 * question is worse than to say that a request is not understood, so few harmless lines may be taken for one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { understand } from '@kawanusaha/bahasa/understand';
import { dangerExamplesSchema } from '../../apps/server/src/ideas/business-chat/engine/danger/danger-likelihood.ts';
import {
  listIllegalFeatures,
  soundsUnlawful,
} from '../../apps/server/src/ideas/business-chat/engine/danger/illegal-features.ts';
import { leaveOutLawful } from '../../apps/server/src/ideas/business-chat/engine/danger/lawful-senses.ts';
import { root } from '../source-files.ts';
import { learnDanger } from './learn-danger.ts';

const read = fs.readFileSync(path.join(root, 'apps/server/content/chat/illegal-examples.json'), 'utf8');
const { danger, fine } = dangerExamplesSchema.parse(JSON.parse(read));
learnDanger({
  name: 'illegal',
  danger,
  fine,
  learntFrom: read,
  listFeatures: (text) => {
    const request = leaveOutLawful(text, understand(text), soundsUnlawful);
    return listIllegalFeatures(request.text, request.reading);
  },
  times: { danger: 4, fine: 4, plain: 1, name: 0 },
  // Few readings and little shrinking: what is rare among many unlike requests still counts.
  schedule: { rounds: 12, shrink: 0.0001 },
  fewestPlain: 12,
  wanted: { nearMiss: 0.03, plain: 0.0017, name: 0 },
});

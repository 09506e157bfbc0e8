import type { Understanding } from '@kawanusaha/bahasa/understanding';
import * as z from 'zod';
import learnt from '#content/chat/crisis-weights.json' with { type: 'json' };
import { probabilityOf } from '../../../moderation/assess-text/learn-weights.ts';
import { listCrisisFeatures } from './crisis-features.ts';

/** Lines as people write them, in danger and not: what the weights are learnt from. */
export const crisisExamplesSchema = z.object({
  crisis: z.array(z.string().min(3)),
  fine: z.array(z.string().min(3)),
});

const { threshold, weights } = z
  .object({ learntFrom: z.string(), threshold: z.number(), weights: z.record(z.string(), z.number()) })
  .parse(learnt);
const weightOf = new Map(Object.entries(weights));

/**
 * Whether a message reads like those of people who may hurt themselves, also in words that no pattern lists. The weights are learnt
 * from `content/chat/crisis-examples.json` by `tooling/chat-weights/crisis.ts`.
 * @param reading what the understanding package reads in the message
 */
export function isLikeCrisis(reading: Pick<Understanding, 'tokens' | 'concepts'>): boolean {
  return probabilityOf(listCrisisFeatures(reading), weightOf) >= threshold;
}

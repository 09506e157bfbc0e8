import type { Understanding } from '@kawanusaha/bahasa/understanding';
import * as z from 'zod';
import learntCrisis from '#content/chat/crisis-weights.json' with { type: 'json' };
import learntDistress from '#content/chat/distress-weights.json' with { type: 'json' };
import learntIllegal from '#content/chat/illegal-weights.json' with { type: 'json' };
import learntViolence from '#content/chat/violence-weights.json' with { type: 'json' };
import { probabilityOf } from '../../../../moderation/assess-text/learn-weights.ts';
import type { AskedOfTrade } from './worries/asks-about-trade.ts';
import { listCrisisFeatures } from './crisis-features.ts';
import { listIllegalFeatures } from './illegal-features.ts';

/** Lines as people write them, dangerous and not: what the weights are learnt from. */
export const dangerExamplesSchema = z.object({
  danger: z.array(z.string().min(3)),
  fine: z.array(z.string().min(3)),
});

type Learnt = { readonly threshold: number; readonly weights: Readonly<Record<string, number>> };
const readLearnt = ({ threshold, weights }: Learnt) => ({
  threshold,
  weights: new Map(Object.entries(weights)),
});
/** What people may be in need of help for, the gravest first. */
export const needs = ['crisis', 'violence', 'distress'] as const;
export type Need = (typeof needs)[number];
const learnt: Readonly<Record<Need, ReturnType<typeof readLearnt>>> = {
  crisis: readLearnt(learntCrisis),
  violence: readLearnt(learntViolence),
  distress: readLearnt(learntDistress),
};
const illegal = readLearnt(learntIllegal);

/** A question about trade that has words of worry is taken for one of a person in need from so many times the likelihood on. */
const sure = 2;
/** The likelihood from which it is, however much that would be. */
const surest = 0.8;
/** What a message has to look like to be taken for one of a person in need: distress has words for itself, which a plain question about trade lacks. */
function thresholdOf(need: Need, asked: AskedOfTrade): number {
  const { threshold } = learnt[need];
  if (asked === null) return threshold;
  if (need === 'distress' && asked === 'plainly') return Infinity;
  return Math.max(threshold, Math.min(sure * threshold, surest));
}

/** Below this likelihood words of hopelessness are taken to be about a business. */
const harmless = 0.1;

type Read = Pick<Understanding, 'tokens' | 'concepts'>;

/**
 * Whether a message reads like those of people in need, also in words that no pattern lists ('likely'), or like those of people whose
 * business is in trouble ('harmless'). The weights are learnt from `content/chat/<need>-examples.json` by
 * `tooling/chat-weights/care.ts`.
 * @param reading what the understanding package reads in the message
 * @param asked what it asks about trade
 */
export function judgeNeed(need: Need, reading: Read, asked: AskedOfTrade): 'likely' | 'harmless' | 'open' {
  const likelihood = probabilityOf(listCrisisFeatures(reading), learnt[need].weights);
  if (likelihood >= thresholdOf(need, asked)) return 'likely';
  return likelihood < harmless ? 'harmless' : 'open';
}

/** Below this likelihood words of a list of misdeeds are taken for a question about them. */
const innocent = 0.012;

/**
 * Whether a message reads like a request for something unlawful ('likely'), or like a harmless question though words of a misdeed are
 * in it ('innocent'); learnt from `content/chat/illegal-examples.json` by `tooling/chat-weights/illegal.ts`.
 * @param text as it was written
 * @param reading what the understanding package reads in it
 */
export function judgeRequest(text: string, reading: Read): 'likely' | 'innocent' | 'open' {
  const likelihood = probabilityOf(listIllegalFeatures(text, reading), illegal.weights);
  if (likelihood >= illegal.threshold) return 'likely';
  return likelihood < innocent ? 'innocent' : 'open';
}

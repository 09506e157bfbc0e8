import type { Understanding } from '@kawanusaha/bahasa/understanding';
import * as z from 'zod';
import learntCrisis from '#content/chat/crisis-weights.json' with { type: 'json' };
import learntDistress from '#content/chat/distress-weights.json' with { type: 'json' };
import learntIllegal from '#content/chat/illegal-weights.json' with { type: 'json' };
import learntViolence from '#content/chat/violence-weights.json' with { type: 'json' };
import { probabilityOf } from '../../../../moderation/assess-text/learn-weights.ts';
import type { AskedOfTrade } from './worries/asks-about-trade.ts';
import { listCrisisFeatures } from './crisis-features.ts';
import { listIllegalFeatures, soundsUnlawful } from './illegal-features.ts';

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

/** A question about trade is taken for one of a person in need from so many times the likelihood on. */
const sure = 2;
/**
 * The likelihood from which a message is that leans on trade and has no word of a need: such are few words, of which each weighs much.
 * Distress is not told by those alone.
 */
const surest: Readonly<Record<Need, number>> = { crisis: 0.85, violence: 0.88, distress: Infinity };
/**
 * What a message has to look like to be taken for one of a person in need. Distress has words for itself, which a plain question about
 * trade lacks; words of worry tell it behind trade as they do alone.
 */
function thresholdOf(need: Need, asked: AskedOfTrade): number {
  const { threshold } = learnt[need];
  if (asked === null) return threshold;
  if (asked === 'onward') return surest[need];
  if (need === 'distress' && asked !== 'worried' && asked !== 'of others')
    return asked === 'plainly' ? Infinity : threshold;
  return sure * threshold;
}

/** Below this likelihood words of hopelessness are taken to be about a business. */
const harmless = 0.1;

type Read = Pick<Understanding, 'tokens' | 'concepts'>;

/** What a message reads like: the likelihood of each need, 0 to 1, and that it is any of them. */
export type NeedLikelihoods = Readonly<Record<Need | 'any', number>>;

/**
 * How much a message reads like those of people in need, also in words that no pattern lists. The weights are learnt from
 * `content/chat/<need>-examples.json` by `tooling/chat-weights/care.ts`.
 * @param reading what the understanding package reads in the message
 */
export function weighNeeds(reading: Read): NeedLikelihoods {
  const features = listCrisisFeatures(reading);
  const of = (need: Need): number => probabilityOf(features, learnt[need].weights);
  const each = { crisis: of('crisis'), violence: of('violence'), distress: of('distress') };
  return { ...each, any: 1 - (1 - each.crisis) * (1 - each.violence) * (1 - each.distress) };
}

/**
 * Whether a message reads like those of people with this need ('likely'), or like those of people whose business is in trouble
 * ('harmless').
 * @param likelihoods of {@link weighNeeds}
 * @param asked what it asks about trade
 */
export function judgeNeed(
  need: Need,
  likelihoods: NeedLikelihoods,
  asked: AskedOfTrade,
): 'likely' | 'harmless' | 'open' {
  if (likelihoods[need] >= thresholdOf(need, asked)) return 'likely';
  return likelihoods[need] < harmless ? 'harmless' : 'open';
}

/** From this likelihood on a message is of that need, whatever its words tell: of a life at stake, or of a misdeed. */
const surelyOfNeed = 0.9;

/** Whether a message whose words tell distress reads like those of persons who may hurt themselves. */
export const isOfLife = ({ crisis }: NeedLikelihoods): boolean => crisis >= surelyOfNeed;

/** From this likelihood on a message is one of a life in danger, however much it reads like one of distress, too. */
const evenOdds = 0.5;

/** Whether a message that reads like one of distress and of a life in danger is of the latter. */
export const isOfLifeRather = ({ crisis, distress }: NeedLikelihoods): boolean =>
  crisis >= Math.min(distress, evenOdds);

/** Whether a message reads so much like one of distress that words of a misdeed in it are of what was done to its writer. */
export const isSurelyDistressed = ({ distress }: NeedLikelihoods): boolean => distress >= surelyOfNeed;

/** Below this likelihood of any need a word for one is said of something else, however grave it is: 'kaos stop kekerasan'. */
const leastForWord = 0.03;
/** The same for a pattern, which reads the words around it, too. */
const leastForPattern = 0.005;

/** Whether a message reads so unlike those of people in need that a word (a pattern of words) for one says nothing. */
export const isOfNoNeed = ({ any }: NeedLikelihoods, found: 'word' | 'pattern'): boolean =>
  any < (found === 'word' ? leastForWord : leastForPattern);

/** Below this likelihood words of a list of misdeeds are taken for a question about them. */
const innocent = 0.012;
/** The likelihood from which a message is a request for something unlawful though no word of a misdeed stands in it: honest ones share all others. */
const surelyUnlawful = 0.7;

/**
 * Whether a message reads like a request for something unlawful ('likely'), or like a harmless question though words of a misdeed are
 * in it ('innocent'); learnt from `content/chat/illegal-examples.json` by `tooling/chat-weights/illegal.ts`.
 * @param text as it was written
 * @param reading what the understanding package reads in it
 */
export function judgeRequest(text: string, reading: Read): 'likely' | 'innocent' | 'open' {
  const likelihood = probabilityOf(listIllegalFeatures(text, reading), illegal.weights);
  const least = soundsUnlawful(text) ? illegal.threshold : Math.max(surelyUnlawful, illegal.threshold);
  if (likelihood >= least) return 'likely';
  return likelihood < innocent ? 'innocent' : 'open';
}

import { withoutMarks } from '../harmless-senses.ts';
import type { ConceptMention } from '@kawanusaha/bahasa/understanding';
import evidence from '#content/chat/need-evidence.json' with { type: 'json' };
import { hasNeedOf, hasOne, leaveOutGoodsGone, speaksOfTrade } from './is-trade-alone.ts';

const asking = new RegExp(`(?<![\\p{L}\\p{N}])(?:${evidence.asking.join('|')})(?![\\p{L}\\p{N}])`, 'u');
const ofSums: ReadonlySet<string> = new Set(evidence.ofSums);
/** Words of worry are said of a shop as often as of a life: 'takut rugi', 'pusing mikirin stok'. */
const worries: ReadonlySet<string> = new Set([...evidence.ofWorry, ...evidence.ofWorryForms]);
const isGrave = hasNeedOf(
  evidence.stems.filter((stem) => !worries.has(stem)),
  [...evidence.forms.filter((form) => !worries.has(form)), ...evidence.ofParting],
);
const isWorried = hasNeedOf(evidence.stems, evidence.forms);

const asks = (line: string): boolean => line.includes('?') || asking.test(line.trim());

/**
 * Whether a message asks, and no word of a need or a worry stands in it.
 * @param lines the message as it was written and in normal words
 */
export const asksPlainly = (lines: readonly string[]): boolean =>
  lines.some(asks) && !lines.map(leaveOutGoodsGone).some((line) => isGrave(line) || isWorried(line));

/** Another person, also as one who belongs to a thing or a trade: 'dia', 'gurunya', 'penyewa'. */
const namesOther = new RegExp(`(?<![\\p{L}\\p{N}])(?:${evidence.ofOthers.join('|')})(?![\\p{L}\\p{N}])`, 'u');
const namesSelf = new RegExp(`(?<![\\p{L}\\p{N}])(?:${evidence.ofSelf.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/**
 * Whether a message names another person and never its writer: behind trade it tells of a partner, a guest or a customer.
 * @param lines the message as it was written and in normal words
 */
export const tellsOfOthers = (lines: readonly string[]): boolean =>
  lines.some((line) => namesOther.test(line)) && !lines.some((line) => namesSelf.test(line));

/** How a message speaks of trade; null where it does not, or says more. */
export type AskedOfTrade = 'plainly' | 'worried' | 'onward' | 'worried onward' | 'of others' | null;

/**
 * How a message speaks of trade: 'plainly' where it asks and no word of a need stands in it, 'worried' where it asks and only such words
 * do as are said of a shop as often as of a life; 'onward' where no word of a need leans on what was said of trade before, asked or told,
 * 'worried onward' where a question with such words does, 'of others' where what leans on trade has a word of a need, names another person
 * and never its writer; null where it is not of trade, only tells, or says more.
 * @param lines the message as it was written and in normal words
 * @param concepts what is read in it
 * @param isLeaning whether it leans on messages that are of trade and tell no need
 */
export function asksAboutTrade(
  lines: readonly string[],
  concepts: readonly ConceptMention[],
  isLeaning = false,
): AskedOfTrade {
  const isOfTrade = isLeaning || speaksOfTrade(lines, concepts) || lines.some((line) => hasOne(line, ofSums));
  const isAsked = isOfTrade && lines.some(asks);
  if (!isAsked && !isLeaning) return null;
  const left = lines.map(leaveOutGoodsGone);
  const isOfOthers = isLeaning && tellsOfOthers(lines);
  if (left.some(isGrave)) return isOfOthers ? 'of others' : null;
  if (!left.some(isWorried)) return isLeaning ? 'onward' : 'plainly';
  if (isOfOthers) return 'of others';
  // Who asks nothing tells of themselves, whatever was spoken of before: 'fotoku mau disebar mantan'.
  if (!isAsked) return null;
  return isLeaning ? 'worried onward' : 'worried';
}

const onlyDoubt = new RegExp(`^(?:${evidence.ofDoubtAlone.join('|')})$`, 'u');
/**
 * Whether a message says that its writer can hardly do it, or that it does not come about, and nothing else: 'ga bisa kayaknya aku', 'ga
 * masuk masuk'. Who can no more says so, 'ga bisa lagi', and is not of these.
 * @param line the message, as it was written or in normal words
 */
export const doubtsAlone = (line: string): boolean => onlyDoubt.test(withoutMarks(line));

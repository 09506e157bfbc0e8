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

/** How a message asks about trade; null where it does not. */
export type AskedOfTrade = 'plainly' | 'worried' | null;

/**
 * How a message about trade asks: 'plainly' where no word of a need stands in it, 'worried' where only such words do as are said of
 * a shop as often as of a life, null where it asks nothing, is not of trade, or says more.
 * @param lines the message as it was written and in normal words
 * @param concepts what is read in it
 */
export function asksAboutTrade(lines: readonly string[], concepts: readonly ConceptMention[]): AskedOfTrade {
  const isOfTrade = speaksOfTrade(lines, concepts) || lines.some((line) => hasOne(line, ofSums));
  if (!isOfTrade || !lines.some((line) => line.includes('?') || asking.test(line.trim()))) return null;
  const left = lines.map(leaveOutGoodsGone);
  if (left.some(isGrave)) return null;
  return left.some(isWorried) ? 'worried' : 'plainly';
}

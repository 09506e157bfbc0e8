import type { Ask } from './asks.ts';
import { asksOfOne, spanAsked } from './read-ask.ts';
import type { Target } from './target.ts';

/** Results of no time, where one of a time is asked. */
const ofNoTime = /^(?:unitProfit|total|sale|eachPays|instalment)$|@semua$/u;

/** A figure that is told of a time: 'laku 20 sehari', '25rb tiap hari'. */
const toldOfTime =
  /\d\S*(?: (?:rb|ribu|jt|juta))?(?: (?!\p{L}{0,2}untung|laba|om[sz]et|bersih|upah|gaji|hasil)\p{L}+)? (?:tiap |per ?|se)(?:hari|minggu|bulan|tahun)/gu;

/** Asks of all that was told, not of one. */
const ofAll =
  /\b(?:\p{L}{0,2}untung|laba|cuan|bersih)\p{L}*(?: \p{L}+)? (?:semua|seluruh|keseluruhan|total)\p{L}*/u;

/** A figure that is told of one: '25rb satu ekor'. */
const toldOfOne = /\d\S*(?: (?:rb|ribu|jt|juta))? satu \p{L}{3,}/gu;

/** Of which time a message asks, leaving out the figures that it tells of one. */
export const spanIn = (words: string): string | null => spanAsked(words.replaceAll(toldOfTime, ' '));

/**
 * The facts by the time of which they are asked, each with how far it is from that.
 * @param before the time of what is asked again
 */
export const withSpan = (
  facts: Ask['facts'],
  words: string,
  before: string | null = null,
): Target['facts'] => {
  const span = spanIn(words) ?? before;
  const isOfAll = ofAll.test(words);
  const one = !isOfAll && asksOfOne(words.replaceAll(toldOfOne, ' '));
  return facts.map((entry) => {
    const [fact, doubt] = typeof entry === 'string' ? [entry, 0] : entry;
    const scope = fact.includes('@') ? fact.split('@')[1] : undefined;
    const isOther = scope !== undefined && span !== null && scope !== span && scope !== 'semua';
    const isUnasked = scope === 'tahun' && span !== 'tahun';
    const ofTime = scope !== undefined && fact !== 'left@stock';
    const ofUnit = fact !== 'unitProfit' ? 0 : one ? -0.45 : isOfAll ? 2 : 0;
    const byUnit = ofUnit + (isOther ? 3 : 0) + (isUnasked ? 1 : 0) + (one && ofTime ? 1.5 : 0);
    return {
      fact,
      doubt:
        doubt +
        byUnit +
        (span !== null && ofNoTime.test(fact) && !(fact === 'instalment' && span === 'bulan') ? 1.3 : 0),
    };
  });
};

import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import type { ConceptMention } from '@kawanusaha/bahasa/understanding';
import evidence from '#content/chat/need-evidence.json' with { type: 'json' };

type Words = ReadonlySet<string>;
/** What may stand before a stem. */
const prefixes = ['', 'ke', 'di', 'ter', 'ber', 'per', 'me', 'ku', 'ng', 'nge', 'ny', 'n', 'tak', 'ta'];
const wordsOf = (line: string): string[] => line.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');

/**
 * Tells whether a line has a word of a need.
 * @param stems beginnings of such words
 * @param forms the same where several words belong together, or a word has several forms
 */
export function hasNeedOf(stems: readonly string[], forms: readonly string[]): (line: string) => boolean {
  const begun: Words = new Set(stems);
  const longest = Math.max(...stems.map(({ length }) => length));
  const form = new RegExp(`(?<![\\p{L}\\p{N}])(?:ku|ke|di)?(?:${forms.join('|')})`, 'u');
  const beginsWithStem = (word: string) =>
    Array.from({ length: longest }, (_none, at) => word.slice(0, at + 1)).some((start) => begun.has(start));
  const isOfNeed = (word: string) =>
    prefixes.some((prefix) => word.startsWith(prefix) && beginsWithStem(word.slice(prefix.length)));
  return (line) => wordsOf(line).some(isOfNeed) || form.test(line);
}
/** What goes and comes in trade without a person leaving, an age that is told, and whose kin one is: 'adik sendiri'. */
const goodsGone = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${evidence.ofGoodsGone.join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** A line without what only sounds like a need of a person. */
export const leaveOutGoodsGone = (line: string): string => line.replaceAll(goodsGone, ' ');
const tellsNeed = hasNeedOf(evidence.stems, evidence.forms);
/** Whether a line has a word of death, hurt, hopelessness, fear, violence, loss or want. */
export const hasNeed = (line: string): boolean => tellsNeed(leaveOutGoodsGone(line));

/** Words of trade. */
const ofTrade: Words = new Set(evidence.ofTrade);
const ofPersons: Words = new Set(evidence.ofPersons);
const ofPapers: Words = new Set(evidence.ofPapers);
/** Who owns it, written at the end of a word. */
const owner = /(?:ku|nya|mu|ne|na)$/u;
const isOne = (word: string, words: Words): boolean => words.has(word) || words.has(word.replace(owner, ''));
/** Whether a line has one of these words, also with an owner at its end. */
export const hasOne = (line: string, words: Words): boolean =>
  wordsOf(line).some((word) => isOne(word, words));
/** A person named as the owner of a shop says nothing of themselves: 'toko abdi'. */
const namesPerson = (line: string): boolean =>
  wordsOf(line).some(
    (word, at, all) => isOne(word, ofPersons) && !(ofPersons.has(word) && isOne(all[at - 1] ?? '', ofTrade)),
  );

/**
 * Whether a message has a word of trade or names goods.
 * @param lines the message as it was written and in normal words
 * @param concepts what is read in it
 */
export const speaksOfTrade = (lines: readonly string[], concepts: readonly ConceptMention[]): boolean =>
  lines.some((line) => hasOne(line, ofTrade)) ||
  concepts.some(({ id, via }) => via !== 'typo' && isGoods(concept(id).kind));

/**
 * Whether a message speaks of permits and other papers and has no word of a need: a visitor who asks for a fee for them is one who
 * deceives, however many persons are named.
 * @param lines the message as it was written and in normal words
 */
export const isPapersAlone = (lines: readonly string[]): boolean =>
  lines.some((line) => hasOne(line, ofPapers)) && !lines.some(hasNeed);

/**
 * Whether a message speaks evidently of trade, names no person and has no word of death, pain, fear, violence, loss or want. Likeness
 * to messages of persons in need comes then from how it is written alone: it is short, or in words that nothing knows.
 * @param lines the message as it was written and in normal words
 * @param concepts what is read in it
 */
export const isTradeAlone = (lines: readonly string[], concepts: readonly ConceptMention[]): boolean =>
  speaksOfTrade(lines, concepts) && !lines.some(namesPerson) && !lines.some(hasNeed);

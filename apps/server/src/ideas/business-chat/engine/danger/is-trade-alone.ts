import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import type { ConceptMention } from '@kawanusaha/bahasa/understanding';
import evidence from '#content/chat/need-evidence.json' with { type: 'json' };

const edge = { before: '(?<![\\p{L}\\p{N}])', behind: '(?![\\p{L}\\p{N}])' } as const;
/** What may stand before a stem. */
const prefix = '(?:ke|di|ter|ber|per|me|ku|nge?|ny?|tak|ta)?';
/** Beginnings of words of death, hurt, hopelessness, fear, violence, loss and want, in the forms in which they are written. */
const ofNeed = new RegExp(`${edge.before}${prefix}(?:${evidence.ofNeed.join('|')})`, 'u');
const tradeWord = `(?:${evidence.ofTrade.join('|')})`;
const owned = '(?:ku|nya|mu|ne|na)?';
/** Words of trade as a whole, with who owns it behind them. */
const ofTrade = new RegExp(`${edge.before}${tradeWord}${owned}${edge.behind}`, 'u');
const person = `(?:${evidence.ofPersons.join('|')})`;
/** A person named as the owner of a shop says nothing of themselves: 'toko abdi'. */
const owner = new RegExp(`(?<=${edge.before}${tradeWord} )${person}${edge.behind}`, 'gu');
const ofPersons = new RegExp(`${edge.before}${person}(?:ku|nya|mu)?${edge.behind}`, 'u');
const ofPapers = new RegExp(`${edge.before}(?:${evidence.ofPapers.join('|')})${owned}${edge.behind}`, 'u');
const hasNeed = (line: string): boolean => ofNeed.test(line);

/**
 * Whether a message speaks of permits and other papers and has no word of a need: a visitor who asks for a fee for them is one who
 * deceives, however many persons are named.
 * @param lines the message as it was written and in normal words
 */
export const isPapersAlone = (lines: readonly string[]): boolean =>
  !lines.some(hasNeed) && lines.some((line) => ofPapers.test(line));

/**
 * Whether a message speaks evidently of trade, names no person and has no word of death, pain, fear, violence, loss or want. Likeness
 * to messages of persons in need comes then from how it is written alone: it is short, or in words that nothing knows.
 * @param lines the message as it was written and in normal words
 * @param concepts what is read in it
 */
export const isTradeAlone = (lines: readonly string[], concepts: readonly ConceptMention[]): boolean =>
  !lines.some((line) => hasNeed(line) || ofPersons.test(line.replaceAll(owner, ''))) &&
  (lines.some((line) => ofTrade.test(line)) ||
    concepts.some(({ id, via }) => via !== 'typo' && isGoods(concept(id).kind)));

import { type Ask, all } from './asks.ts';
import { asksNothingElse, sinceFigure } from './asks-nothing-else.ts';
import type { AskedWords } from './asked-words.ts';
import { asksOfMeasure, asksOfOne, spanAsked } from './read-ask.ts';
import { isOfLoan } from './subject-of.ts';
import { isPiece, nounOf, pieces } from '../told/words.ts';
import type { Target } from './target.ts';

const ofSaving = /\b(?:target\p{L}*|\p{L}{0,2}nabung|kumpul\p{L}*|sisih\p{L}*)\b/u;

const wishes =
  /(?<!\p{L})(?:target\p{L}*|mau|pengen|pengin|pgn|ingin|kejar|ngejar|biar)(?: \p{L}+){0,2} (?:\p{L}{0,2}untung|laba|cuan|bersih|om[sz]et)/u;
const asksPieces = new RegExp(`(?<!\\p{L})(?:berapa|brp) (?:${pieces})(?:nya)?(?!\\p{L})`, 'u');

/** What is told of one time and asked of another, by the time alone: 'untung 300rb seminggu, sebulan berapa'. */
const ofTime: Ask['facts'] = [
  ...all('pay'),
  ...all('power'),
  ...all('profit', 0.1),
  ...all('gathered', 0.6),
  ...all('revenue', 0.3),
  ...all('fixed', 0.4),
  ...all('saving', 0.2),
  ...all('sold', 0.3),
];

/** Words since the last figure and what it counts: 'ya berapa' of '4 kg ya berapa'. */
const sinceNoun = (words: string): string => {
  const since = sinceFigure(words);
  const [first = '', word = ''] = /^\s*(\p{L}+)/u.exec(since) ?? [];
  const noun = since === words ? null : nounOf(word);
  return noun !== null && (noun.kind !== 'unit' || isPiece(word)) ? since.slice(first.length) : since;
};

/**
 * What is asked by words that name nothing of what can be: of one, of a measure, of a time, or any result at all.
 * @param words the words that ask
 */
export function readUnnamed({ lower, before, isWeak, target }: AskedWords, words: string): Target | null {
  if (asksOfMeasure(sinceFigure(words))) return target('perMeasure', ['perMeasure'], words, isWeak);
  if (asksOfOne(words))
    return target('unitCost', ['unitCost', ['perPiece', 0.2], ['perBuyer', 0.3]], words, isWeak);
  // 'target untung 700rb sebulan, berapa pcs': so many have to be sold.
  if (wishes.test(lower) && asksPieces.test(words)) return target('need', all('need'), words, isWeak);
  if (before === null && ofSaving.test(lower)) return target('gather', all('saving', 0.1), words, isWeak);
  if (isOfLoan(lower)) return target('loan', ['loan'], words, isWeak);
  if (spanAsked(words) !== null) return target('span', ofTime, words, isWeak);
  if (isWeak) return null;
  const raw: readonly (readonly [string, number])[] = asksNothingElse(sinceNoun(words))
    ? [
        ['total', 0.5],
        ['ingredient', 0.3],
        ['pay@semua', 0.6],
        ['fixed@semua', 0.6],
      ]
    : [];
  return { name: 'any', raw, facts: raw.map(([fact, doubt]) => ({ fact, doubt })) };
}

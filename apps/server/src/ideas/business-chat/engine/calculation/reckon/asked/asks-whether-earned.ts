import { all, type Ask } from './asks.ts';
import { withSpan } from './asked-time.ts';
import type { Target } from './target.ts';

const not =
  '(?:ga|gak|gk|g|kagak|nggak|ngga|enggak|engga|tidak|tdk|ndak|dak|idak|indak|kada|ora|ra|teu|henteu|mboten|nda|kah|apa|atau|ato|dong|nih|ya)';
/** Asks whether a price leaves anything, or whether what is paid every month is earned. */
const whether = new RegExp(
  `(?<!\\p{L})(?:\\p{L}{0,2}untung(?:nya)?|rugi|boncos|buntung|tekor|nombok|cuan|ketutup|nutup|masuk(?: akal)?|aman|layak|sepadan|worth(?: ?it)?|bener|benar|sehat) ${not}(?!\\p{L})|(?<!\\p{L})(?:untung|rugi|boncos|tekor|nombok|cuan|aman|worth(?: ?it)?|layak|sepadan|masuk akal)(?: (?:itu|segitu|tuh|ya|kak|min))?\\s*\\?|(?<!\\p{L})(?:udah|sudah|udh|apakah|apa) (?:cukup )?(?:bener|benar|untung|aman|rugi|layak)\\s*\\?`,
  'u',
);

/** Asks whether what is paid is earned at all, which is told by from how many pieces on it is. */
const worth = /(?<!\p{L})(?:layak|sepadan|worth|masuk akal|nutup|ketutup)(?!\p{L})/u;
const profit: Ask['facts'] = [...all('profit'), ['unitProfit', 0.2]];
const target = (raw: Ask['facts']): Target => ({
  name: 'profit',
  raw,
  facts: withSpan(raw, ''),
  isWeak: true,
});

/** What is earned: of a time, or of one piece. */
export const earned: Target = target(profit);
/** The same, first of one piece: where what one of it costs was spoken of before. */
export const earnedOfOne: Target = target([...all('profit', 0.4), 'unitProfit']);

/**
 * What is earned, or from how many pieces on it is, where a message asks only whether anything is: 'masih untung ga', 'worth it ga?'; null where it does not.
 * @param lower in lower case
 */
export const asksWhetherEarned = (lower: string): Target | null =>
  whether.test(lower) ? (worth.test(lower) ? target([...profit, ...all('bep', 0.2)]) : earned) : null;

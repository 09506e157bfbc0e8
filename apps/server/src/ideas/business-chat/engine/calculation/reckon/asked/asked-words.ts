import { type Ask, asks } from './asks.ts';
import { sinceFigure } from './asks-nothing-else.ts';
import { asksOfOne, countAsks, firstAsk, howMuch, readAsk } from './read-ask.ts';
import { corrects } from './corrects.ts';
import { spanIn, withSpan } from './asked-time.ts';
import type { Target } from './target.ts';

/** Begins with what is taken off, put to or made of a result. */
const takesOff =
  /^\s*(?:(?:terus|trus|trs|lalu|nah|jadi|habis itu|abis itu)\s+)*(?:di|ke)?(?:kurang|potong|tambah)\p{L}*/u;

/** What a whole clause is about, whatever its last words are. */
const subjects: ReadonlySet<string> = new Set([
  'holidayPay',
  'overtime',
  'volumeWeight',
  'tax',
  'loan',
  'roas',
  'mean',
  'fine',
  'growth',
]);

/** A share of what is earned, which may be told to rise or fall. */
const ofEarnings = /\b(?:margin|\p{L}{0,2}untung|laba|cuan)/u;

/** A message that may ask for an amount. */
export type AskedWords = {
  readonly lower: string;
  /** The words that ask; null where none do. */
  readonly words: string | null;
  readonly before: Target | null;
  /** It asks by a mark or by bidding alone. */
  readonly isWeak: boolean;
  readonly isCorrected: boolean;
  /** What is asked by these facts, of the time that is said, or of that of before where something is taken off that. */
  readonly target: (
    name: string,
    raw: Ask['facts'],
    said: string,
    isAgain: boolean,
    span?: string | null,
  ) => Target;
  /** What was asked before, asked again; null where nothing was. */
  readonly again: (said: string) => Target | null;
};

/**
 * Reads how a message asks.
 * @param text as it was written
 * @param before what was asked before
 */
export function readAskedWords(text: string, before: Target | null): AskedWords {
  const lower = text.toLowerCase();
  // 'setusuk modalnya berapa, untungnya berapa': both are asked of one.
  const isOfOne = countAsks(lower) > 1 && asksOfOne(firstAsk(lower).replace(/^.*[.;!?]/u, ''));
  // 'dikurangi sewa 1jt sisa?' takes it off what was asked of a month.
  const carried = takesOff.test(lower) ? (before?.span ?? null) : null;
  const isCorrected = corrects.test(lower);
  const target: AskedWords['target'] = (name, raw, said, isAgain, span = null) => ({
    name,
    raw,
    facts: withSpan(raw, isOfOne ? `${said} per biji` : said, span ?? carried),
    isWeak: isAgain,
    span: spanIn(said) ?? span ?? carried,
  });
  return {
    lower,
    words: readAsk(text),
    before,
    isWeak: !new RegExp(howMuch, 'u').test(lower),
    isCorrected,
    target,
    again: (said) =>
      before?.raw === undefined
        ? null
        : target(before.name, before.raw, said, true, isCorrected ? (before.span ?? null) : null),
  };
}

/** What the words name, of all that can be asked. */
export const namedIn = (words: string): Ask | undefined => asks.find(({ pattern }) => pattern.test(words));

/** What is asked: what a whole clause is about, or what its last words name. */
export function askIn(words: string): Ask | undefined {
  const ofSubject = namedIn(words);
  const isOfWhole =
    ofSubject !== undefined &&
    subjects.has(ofSubject.name) &&
    !(ofSubject.name === 'growth' && ofEarnings.test(words));
  return isOfWhole ? ofSubject : (namedIn(sinceFigure(words)) ?? ofSubject);
}

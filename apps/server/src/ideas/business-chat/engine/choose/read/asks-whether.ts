const not = '(?:ga|gak|gk|nggak|ngga|enggak|engga|tidak|tdk)';

/** Ends with a question whether: 'nib gratis ga?', 'udah balik modal belum?', 'amankah?'; 'berat 500 g?' names a weight. */
const atEnd = new RegExp(
  `(?<!\\p{L})(?:${not}|(?<!\\d ?)g|belum|blm|ora|henteu|indak|kah)\\s*\\?+\\s*$|\\p{L}kah\\s*\\?+\\s*$`,
  'iu',
);

/** The same where the sentence goes on behind the clause: 'nib itu bayar ga, …'. 'belum' and 'tidak' tell there as well, and a lone 'ga' says no. */
const behindWords =
  /\p{L}{2,} (?:ga|gak|gk|nggak|ngga|enggak|engga)(?: (?:sih|ya|yah|kak|min|bang|mas|mbak))*\s*$/iu;

/**
 * Whether a sentence asks whether something is so.
 * @param sentence in lower or upper case, with its question mark
 */
export const asksWhether = (sentence: string): boolean => atEnd.test(sentence);

/**
 * Whether a clause asks whether something is so, though more follows it in its sentence.
 * @param clause without what follows it
 */
export const asksWhetherBefore = (clause: string): boolean => behindWords.test(clause);

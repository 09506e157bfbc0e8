import { hasRole } from '../lexicon/function-words.ts';
import { breakBefore, isNegator, type Sentence } from './sentence.ts';

/** Negators that are verbs: behind another negation they say the opposite ('ga pernah bosan masak'). */
const verbs: ReadonlySet<string> = new Set(['benci', 'malas', 'bosan', 'hindari', 'menghindari', 'menolak']);
/** Words between the two. */
const between: ReadonlySet<string> = new Set([
  'pernah',
  'bisa',
  'akan',
  'terlalu',
  'merasa',
  'sampai',
  'mau',
]);
const turns: ReadonlySet<string> = new Set(['tapi', 'tetapi', 'namun']);
const self = /^(?:aku|saya|kami|gue)$/u;
/** After 'tapi' these say that what was negated is wanted ('bukan ahli masak tapi suka'). */
const likings: ReadonlySet<string> = new Set([
  'suka',
  'senang',
  'hobi',
  'gemar',
  'doyan',
  'mau',
  'ingin',
  'minat',
]);
/** 'Bukan ahli', 'ga jago': how well something is done. */
const levels: ReadonlySet<string> = new Set(['ahli', 'jago', 'mahir', 'pintar', 'pandai']);
const having: ReadonlySet<string> = new Set(['punya', 'memiliki', 'ada']);
const grave: ReadonlySet<string> = new Set(['illegal', 'distress']);
const deeds: ReadonlySet<string> = new Set(['activity', 'skill', 'service', 'sector', 'platform']);

/** The words before a unit back to where its clause begins, nearest first; 'tapi' begins one, too. */
function before(sentence: Sentence, at: number): number[] {
  const found: number[] = [];
  for (let from = at; from > 0 && breakBefore(sentence, from) === 'none'; from--) {
    if (turns.has(sentence.units[from - 1]?.normal ?? '')) break;
    found.push(from - 1);
  }
  return found;
}

const wordAt = ({ units }: Sentence, at: number): string => units[at]?.normal ?? '';

/** 'Ga pernah bosan masak': two negations, of which neither refuses anything. */
function isDouble(sentence: Sentence, at: number): boolean {
  const near = (to: number): boolean => breakBefore(sentence, to) === 'none';
  let to = at + 1;
  while (near(to) && between.has(wordAt(sentence, to))) to++;
  if (to > at + 1 && near(to) && isNegator(wordAt(sentence, at)) && verbs.has(wordAt(sentence, to)))
    return true;
  if (!verbs.has(wordAt(sentence, at))) return false;
  const opener = before(sentence, at).find((from) => !between.has(wordAt(sentence, from)));
  return opener !== undefined && opener < at - 1 && isNegator(wordAt(sentence, opener));
}

/** 'Ga bisa hidup tanpa kopi', 'jangan kuliner kecuali kopi': what stands behind is what is left. */
function isWhatIsLeft(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  if (word !== 'tanpa' && word !== 'kecuali') return false;
  return before(sentence, at).some((from) => isNegator(wordAt(sentence, from)));
}

/** 'Ga bisa tidur kalau ga masak': what cannot be left off. Between the two stands nothing that is a matter of its own. */
function isNeed(sentence: Sentence, at: number): boolean {
  if (wordAt(sentence, at - 1) !== 'kalau') return false;
  const words = before(sentence, at).slice(1);
  const opener = words.findIndex((from) => isNegator(wordAt(sentence, from)));
  if (opener < 2 || wordAt(sentence, (words[opener] ?? 0) + 1) !== 'bisa') return false;
  return words.slice(0, opener).every((from) => !sentence.matchAt.has(from));
}

/** 'Tidak ada yang jual roti', 'siapa yang ga suka kopi': said of others. */
function isOfOthers(sentence: Sentence, at: number): boolean {
  // What is forbidden or of distress stays negated: nothing of it is asked for.
  if (sentence.matches.some(({ from, concept: { kind } }) => from > at && grave.has(kind))) return false;
  const isNone =
    wordAt(sentence, at + 1) === 'ada' &&
    wordAt(sentence, at + 2) === 'yang' &&
    breakBefore(sentence, at + 1) === 'none' &&
    breakBefore(sentence, at + 2) === 'none' &&
    !self.test(wordAt(sentence, at + 3));
  if (isNone && (wordAt(sentence, at) === 'tidak' || wordAt(sentence, at) === 'belum')) return true;
  const [relative, ...asked] = before(sentence, at);
  return (
    relative !== undefined &&
    wordAt(sentence, relative) === 'yang' &&
    asked.slice(0, 2).some((from) => wordAt(sentence, from) === 'siapa')
  );
}

/** 'Bukan ahli masak tapi suka': how well it is done is negated and not that it is done. */
function isModest(sentence: Sentence, at: number): boolean {
  const { units } = sentence;
  if (!levels.has(wordAt(sentence, at + 1))) return false;
  let to = at + 2;
  while (to < units.length && breakBefore(sentence, to) !== 'sentence' && !turns.has(wordAt(sentence, to)))
    to++;
  if (!turns.has(wordAt(sentence, to)) || !likings.has(wordAt(sentence, to + 1))) return false;
  let end = to + 2;
  while (breakBefore(sentence, end) === 'none' && hasRole('tail', wordAt(sentence, end))) end++;
  return end >= units.length || breakBefore(sentence, end) !== 'none';
}

/**
 * Whether a negation refuses nothing: it is one of two, speaks of others, or is modesty.
 * @param at where the negator stands
 */
export function refusesNothing(sentence: Sentence, at: number): boolean {
  return (
    isDouble(sentence, at) ||
    isWhatIsLeft(sentence, at) ||
    isNeed(sentence, at) ||
    isOfOthers(sentence, at) ||
    isModest(sentence, at)
  );
}

/** 'Online shop belum punya': what one does not have yet is no deed that one refuses. */
export function isNotYetHad(sentence: Sentence, at: number, before: readonly number[]): boolean {
  if (wordAt(sentence, at) !== 'belum' || !having.has(wordAt(sentence, at + 1))) return false;
  return before.some((from) => deeds.has(sentence.matchAt.get(from)?.concept.kind ?? ''));
}

/** 'Bukan kue basah, kue kering': another kind of the same thing, named behind a comma, is what is meant. */
export function isOtherKind(sentence: Sentence, negator: number, at: number): boolean {
  const word = wordAt(sentence, negator);
  if ((word !== 'bukan' && word !== 'bukannya') || breakBefore(sentence, at) !== 'comma') return false;
  return (
    wordAt(sentence, at) === wordAt(sentence, negator + 1) &&
    wordAt(sentence, at + 1) !== wordAt(sentence, negator + 2) &&
    breakBefore(sentence, at + 1) === 'none' &&
    at > negator + 2
  );
}

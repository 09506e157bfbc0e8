import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import type { ConceptMention, Token, Understanding } from '@kawanusaha/bahasa/understanding';

/** What a verb is done to: 'kana' in 'ngajar kana', 'kostum' in 'jahit kostum'. */
export type WishObject = {
  /** As written. */
  readonly words: string;
  /** Its concept; null for a word that the lexicon lacks. */
  readonly concept: string | null;
};

/** Kinds that are done to something. */
const verbKinds: ReadonlySet<string> = new Set(['skill', 'activity', 'service']);
/** Whom or where it is done for is not what it is done to. */
const noObject: ReadonlySet<string> = new Set(['customer', 'platform', 'season', 'limit', 'goal']);
/** What is taught or translated may be anything, also what no lexicon knows. */
const takesAnything: ReadonlySet<string> = new Set(['mengajar', 'penerjemahan']);
/** How one teaches and not what ('guru honorer'). */
const standings: ReadonlySet<string> = new Set(
  'honorer bantu muda senior magang lepas keliling tetap'.split(' '),
);
const shortest = 3;

const isName = (token: Token): boolean => /^\p{L}+$/u.test(token.text) && token.text.length >= shortest;

/**
 * What stands directly behind a verb of the person; null where nothing or something else does.
 * @param text that was read
 */
export function objectOf(
  { tokens, concepts, unknown }: Understanding,
  mention: ConceptMention,
  text: string,
): WishObject | null {
  if (!verbKinds.has(concept(mention.id).kind)) return null;
  const next = tokens.find(({ start }) => start >= mention.end);
  if (next === undefined || next.isNegated || /\S/u.test(text.slice(mention.end, next.start))) return null;
  const named = concepts.find(({ start, negated }) => start === next.start && !negated);
  if (named !== undefined)
    return noObject.has(concept(named.id).kind) || named.id === mention.id
      ? null
      : { words: named.matched.toLowerCase(), concept: named.id };
  return takesAnything.has(mention.id) &&
    !standings.has(next.normal) &&
    unknown.includes(next) &&
    isName(next)
    ? { words: next.normal, concept: null }
    : null;
}

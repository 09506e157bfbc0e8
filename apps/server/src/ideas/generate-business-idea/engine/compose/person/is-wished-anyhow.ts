import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { broader } from '@kawanusaha/bahasa/lexicon/links';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';
import { clauseBefore } from './clauses/clause-before.ts';

type Field = { readonly read: Understanding; readonly text: string };

/** What the body does not bear is kept away from, whatever is wished. */
const bearing = new Set(['alergi', 'intoleran', 'pantang', 'haram']);
/** What one can do is not yet what one wants to do. */
const abilities = new Set(['skill', 'activity', 'major', 'smk']);

/**
 * Whether what is refused is wished behind that: itself ('muak desain tapi masih mau desain') or a kind of it ('jangan
 * kuliner kecuali kopi').
 * @param field where it is refused
 * @param mention what is refused
 * @param refused all that is refused there
 */
export function isWishedAnyhow(
  { read, text }: Field,
  mention: ConceptMention,
  refused: readonly ConceptMention[],
): boolean {
  if (clauseBefore(read, mention.start, text).some((word) => bearing.has(word))) return false;
  return read.concepts.some(
    (wish) =>
      wish.start >= mention.end &&
      !wish.negated &&
      !refused.includes(wish) &&
      (wish.id === mention.id ||
        (!abilities.has(concept(wish.id).kind) && broader(wish.id).includes(mention.id))),
  );
}

import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { understand } from '@kawanusaha/bahasa/understand';
import type { KnownWord } from '@kawanusaha/contracts/local-figure';

/** The first thing that is understood in a word of an admin; null for none. */
export function findWord(word: string): KnownWord | null {
  const [mention] = understand(word).concepts;
  if (mention === undefined) return null;
  const { id, label } = concept(mention.id);
  return { concept: id, label };
}

import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { understand } from '@kawanusaha/bahasa/understand';
import type { WeighedConcept } from '@kawanusaha/contracts/matching/match-sides';
import { explainOccupations } from './occupation-words.ts';

/** Skills of the specification whose English name says more than one of its words does. */
const specifiedSkills: Readonly<Record<string, readonly string[]>> = {
  'Business Development': ['kewirausahaan', 'penjualan', 'skala-usaha'],
  'UI/UX Design': ['desain-antarmuka'],
  'Mobile Development': ['pemrograman-ponsel'],
};
/** A word that the lexicon does not know is still the same word on the other side. */
const unknownWeight = 0.8;

/**
 * What a skill, an interest, a role or a description means, strongest evidence of each meaning once.
 * In: the text as typed. Out: concepts of the lexicon, negated ones left out, and `kata:<stem>` for words that it does not
 * have when `withUnknown`.
 */
export function readConcepts(text: string, { withUnknown = true } = {}): WeighedConcept[] {
  const specified = specifiedSkills[text.trim()];
  if (specified !== undefined) return specified.map((id) => ({ id, weight: 1 }));
  const { concepts, unknown } = understand(explainOccupations(text));
  const best = new Map<string, number>();
  for (const { id, weight, negated } of concepts) {
    const { kind } = concept(id);
    if (negated || kind === 'limit' || kind === 'distress' || kind === 'illegal') continue;
    best.set(id, Math.max(best.get(id) ?? 0, weight));
  }
  if (withUnknown) {
    for (const { stem, text: word } of unknown) {
      if (/\p{L}{3}/u.test(word)) best.set(`kata:${stem.slice(0, 40)}`, unknownWeight);
    }
  }
  return [...best].map(([id, weight]) => ({ id, weight }));
}

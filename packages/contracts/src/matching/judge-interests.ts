import { compareConcepts } from './compare-concepts.ts';
import { fitsBecause, type SubjectVerdict } from './match-point.ts';
import type { MatchListing, MatchPerson, MatchReader, Relate } from './match-sides.ts';

/** Whether the project is about something that the person is interested in. */
export function judgeInterests(
  person: MatchPerson,
  listing: MatchListing,
  relate: Relate,
  reader: MatchReader,
): SubjectVerdict {
  let best: { name: string; likeness: number } = { name: '', likeness: 0 };
  for (const { name, concepts } of person.interests) {
    const likeness = compareConcepts(concepts, listing.subject, relate);
    if (likeness > best.likeness) best = { name, likeness };
  }
  if (best.likeness === 0) return { share: 0 };
  const { name } = best;
  const who = reader === 'person' ? 'minat Anda' : 'minatnya';
  return { share: best.likeness, fits: () => fitsBecause(`proyek ini dekat dengan ${who}: ${name}`) };
}

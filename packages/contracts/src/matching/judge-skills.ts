import { coveredFrom, findMissingSkills, type CoveredNeed } from './cover-needs.ts';
import { fitsBecause, lookTwice, type SubjectVerdict } from './match-point.ts';
import type { MatchListing, MatchReader, Relate } from './match-sides.ts';

/** What the best covered need counts; the rest is how much of all that is wanted is there. */
const bestPart = 0.85;
/** A role is what the person would do there; a wanted skill says less. */
const skillBesideRole = 0.8;

const list = new Intl.ListFormat('id', { type: 'conjunction' });
const worth = ({ kind, share }: CoveredNeed): number => (kind === 'role' ? share : share * skillBesideRole);

function sayBest({ kind, name, by, likeness }: CoveredNeed, reader: MatchReader): string {
  const wanted = kind === 'role' ? `untuk peran ${name}` : `dalam ${name}`;
  if (likeness >= coveredFrom) {
    return reader === 'person'
      ? `keahlian Anda, ${by}, dicari ${wanted}`
      : `keahliannya, ${by}, Anda cari ${wanted}`;
  }
  const near = kind === 'role' ? `peran ${name}` : name;
  return reader === 'person'
    ? `keahlian Anda, ${by}, dekat dengan ${near} yang dicari`
    : `keahliannya, ${by}, dekat dengan ${near} yang Anda cari`;
}

function sayCaution(
  needs: readonly CoveredNeed[],
  missing: readonly string[],
  reader: MatchReader,
): string | undefined {
  if (needs.length === 0) return undefined;
  const here = reader === 'person' ? 'di profil Anda' : 'di profilnya';
  if (needs.every(({ share }) => share === 0)) return `tidak ada keahlian ${here} yang dicari proyek ini`;
  if (missing.length > 0) return `${list.format(missing)} juga dicari dan belum ada ${here} atau di tim`;
  const low = needs.find(({ likeness, share }) => likeness > 0 && share < likeness);
  return low === undefined
    ? undefined
    : `untuk ${low.name} dicari tingkat yang lebih tinggi dari ${low.by} ${here}`;
}

/** Skills covered and missing; meanings near to what is wanted count partly. */
export function judgeSkills(
  needs: readonly CoveredNeed[],
  listing: MatchListing,
  relate: Relate,
  reader: MatchReader,
): SubjectVerdict {
  let best = needs[0];
  for (const need of needs) if (best !== undefined && worth(need) > worth(best)) best = need;
  const caution = () => {
    const said = sayCaution(needs, findMissingSkills(needs, listing, relate), reader);
    return said === undefined ? undefined : lookTwice(said);
  };
  if (best === undefined || best.share === 0) return { share: 0, caution };
  const strongest = best;
  const all = needs.reduce((sum, { share }) => sum + share, 0) / needs.length;
  return {
    share: bestPart * worth(strongest) + (1 - bestPart) * all,
    fits: () => fitsBecause(sayBest(strongest, reader)),
    caution,
  };
}

import type { CoveredNeed } from './cover-needs.ts';
import type { WishSubject } from './match-fields.ts';
import type { MatchListing, MatchPerson } from './match-sides.ts';

/** Most are written alike, and putting them into small letters takes long. */
const sameText = (a: string, b: string): boolean =>
  a === b || a.trim().toLocaleLowerCase('id') === b.trim().toLocaleLowerCase('id');

/** Whether both are in the same town, however each typed it. */
export function isSameCity(
  { place: a }: Pick<MatchPerson, 'place'>,
  { place: b }: Pick<MatchListing, 'place'>,
): boolean {
  if (a === null || b === null) return false;
  return (a.town !== null && a.town === b.town) || sameText(a.city, b.city);
}

/** The listing's languages that the person has not named. */
export function findMissingLanguages(person: MatchPerson, listing: MatchListing): string[] {
  return listing.languages.filter((wanted) => !person.languages.some((own) => sameText(own, wanted)));
}

const meets: Record<
  WishSubject,
  (person: MatchPerson, listing: MatchListing, needs: readonly CoveredNeed[]) => boolean
> = {
  skills: (_person, _listing, needs) => needs.some(({ reachesLevel }) => reachesLevel),
  goal: (person, listing) => person.goal !== null && person.goal === listing.goal,
  stage: (person, listing) => person.stage !== null && person.stage === listing.stage,
  hours: (person, listing) =>
    person.hoursPerWeek !== null &&
    listing.hoursPerWeek !== null &&
    person.hoursPerWeek >= listing.hoursPerWeek,
  place: (person, listing) => isSameCity(person, listing) || (person.isRemote && listing.isRemote),
  languages: (person, listing) =>
    listing.languages.length > 0 && findMissingLanguages(person, listing).length === 0,
};

/** Whether a pair fulfils what one subject is about, as a 'wajib' of either side demands it. What was not said fulfils nothing. */
export function meetsSubject(
  subject: WishSubject,
  person: MatchPerson,
  listing: MatchListing,
  needs: readonly CoveredNeed[],
): boolean {
  return meets[subject](person, listing, needs);
}

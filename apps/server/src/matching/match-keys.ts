import type { MatchListing, MatchPerson, WeighedConcept } from '@kawanusaha/contracts/matching/match-sides';
import { coveringConcepts, nearConcepts } from './relate-concepts.ts';

/** More meanings than that make a query long and no list better. */
const mostWanted = 40;

type Side = Pick<MatchPerson, 'goal' | 'place' | 'isRemote'>;

const cityOf = ({ place }: Side): string | null =>
  (place?.town ?? place?.city)?.trim().toLocaleLowerCase('id') ?? null;

/** Each meaning alone and together with the town, the way of work and the goal: what another side may look for. */
function combine(ids: Iterable<string>, side: Side): string[] {
  const city = cityOf(side);
  const { goal, isRemote } = side;
  return [...ids].flatMap((id) => [
    id,
    ...(city === null ? [] : [`${id}@${city}`]),
    ...(isRemote ? [`${id}~jauh`] : []),
    ...(goal === null ? [] : [`${id}!${goal}`]),
  ]);
}

const idsOf = (lists: readonly { readonly concepts: readonly WeighedConcept[] }[]): Set<string> =>
  new Set(lists.flatMap(({ concepts }) => concepts.map(({ id }) => id)));

/** The skills that a listing asks for, of the roles that have a seat. */
const wantedBy = ({ requiredSkills, roles }: MatchListing): Set<string> =>
  idsOf([...requiredSkills, ...roles.filter(({ seats }) => seats > 0)]);

/** The keys under which a person is found: what they can do. */
export function keysOfPerson(person: MatchPerson): string[] {
  return combine(idsOf(person.skills), person);
}

/** The keys under which a listing is found: what it wants, and what it is about. */
export function keysOfListing(listing: MatchListing): string[] {
  return [...combine(wantedBy(listing), listing), ...listing.subject.map(({ id }) => `?${id}`)];
}

/** The meanings themselves, then those that `around` has for them, nearest first. */
function widen(ids: ReadonlySet<string>, around: typeof nearConcepts): string[] {
  const near = new Map<string, number>();
  for (const id of ids)
    for (const [other, weight] of around(id)) {
      if (!ids.has(other)) near.set(other, Math.max(near.get(other) ?? 0, weight));
    }
  const nearest = [...near].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
  return [...ids, ...nearest].slice(0, mostWanted);
}

/** The tiers of keys in which candidates are looked for, the most specific first: same town, from afar, same goal, any. */
function tiersOf(ids: ReadonlySet<string>, side: Side, around: typeof nearConcepts): string[][] {
  const wanted = widen(ids, around);
  const city = cityOf(side);
  return [
    city === null ? [] : wanted.map((id) => `${id}@${city}`),
    side.isRemote ? wanted.map((id) => `${id}~jauh`) : [],
    side.goal === null ? [] : wanted.map((id) => `${id}!${side.goal}`),
    wanted,
  ];
}

/** Where to look for listings for a person: by their skills, then by their interests. */
export function tiersForPerson(person: MatchPerson): string[][] {
  const interests = widen(idsOf(person.interests), nearConcepts).map((id) => `?${id}`);
  return [...tiersOf(idsOf(person.skills), person, nearConcepts), interests];
}

/** Where to look for people for a listing. */
export function tiersForListing(listing: MatchListing): string[][] {
  return tiersOf(wantedBy(listing), listing, coveringConcepts);
}

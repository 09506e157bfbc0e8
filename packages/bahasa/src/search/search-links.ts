import members from '../../lexicon/region-members.json' with { type: 'json' };
import belonging from '../../lexicon/search-members.json' with { type: 'json' };
import relations from '../../lexicon/search-relations.json' with { type: 'json' };
import { broader, related as reach } from '../lexicon/links.ts';
import type { ConceptKind } from '../lexicon/concept.ts';
import { allConcepts, concept } from '../lexicon/concepts.ts';
import { allPlaces, type Place } from '../places/place-index.ts';
import { alikeLinks } from './alike-links.ts';
import type { SearchLink } from './search-link.ts';
import { conceptTerm, madeTerm, narrowerTerm, placeTerm } from './terms.ts';

/** What remains of a meaning: a narrower one is still what was asked for. */
const narrower = 0.9;
/** A wider or a related one is only near it. */
const near = 0.4;
/** What is wider still, or what who looks for one is also glad of. */
const further = 0.2;
/** What is narrower than a related one, or two links away: for who finds little that is nearer. */
const far = 0.1;
/** What shares a wider meaning. */
const farthest = 0.05;
/** A place is near to those around it. */
const nearPlace = 0.3;
/**
 * How far what is asked for may be from what answers: who asks for a major is content with its field, who asks for a skill or a field
 * with one like it, who asks for a dish or a service with no other.
 */
const reachOfKind: Readonly<Partial<Record<ConceptKind, number>>> = {
  major: 1,
  smk: 1,
  skill: 0.7,
  speciality: 0.7,
  platform: 0.7,
  sector: 0.7,
};
const shortReach = 0.5;
/** How strong a way of two links has to be: one down from a wide concept to its many narrower ones is weaker. */
const leastReached = 0.3;
/** Who asks for people of a major or a vocational programme asks for what they can do. */
const taught = 0.9;
const programmes: ReadonlySet<string> = new Set(['major', 'smk']);
const whatTheyDo: ReadonlySet<string> = new Set(['skill', 'service']);
/** The town and the kabupaten around it that has its name. */
const sameName = 0.9;

/** What a field brings forth is sold and eaten by others, too: who asks for the field is answered by it only in part. */
const goods: ReadonlySet<ConceptKind> = new Set(['crop', 'fish', 'livestock', 'material']);
const made = 0.5;
/** What only belongs to a field answers to it less than what a field brings forth; in a field that has both, all answer by one term as what is brought forth. */
const belongs = 0.45;

/** What who looks for one concept is also glad of; only a search goes by it. */
const sought: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(relations));

/** What belongs to a field in part, so that who searches for the field is answered by it; only a search goes by it. */
const fieldsInPart = Map.groupBy(
  Object.entries(belonging).flatMap(([field, ids]) => ids.map((id) => ({ id, field }))),
  ({ id }) => id,
);
const hasMembers: ReadonlySet<string> = new Set(Object.keys(belonging));

/** The labels that what answers the label of its field (a program) stands for: the skills above it, past others of that sort. */
function fieldsOf(id: string): ReadonlySet<string> {
  const { answersField, broader: wide } = concept(id);
  if (answersField !== true) return new Set();
  return new Set(
    wide.flatMap((other) =>
      concept(other).answersField === true
        ? [other, ...fieldsOf(other)]
        : concept(other).kind === 'skill'
          ? [other]
          : [],
    ),
  );
}

/**
 * How terms answer to each other: a concept is found by its wider ones, a town by its province and its regions; related and wider
 * concepts, a town's namesake and its province are near; what is narrower than those, wider still or two links away is far.
 * @returns each link once
 */
export function searchLinks(): SearchLink[] {
  const found = new Map<string, SearchLink>();
  const kindOf = new Map(allConcepts.map(({ id, kind }) => [id, kind]));
  const add = (term: string, other: string, weight: number, isWritten = false): void => {
    const key = `${term} ${other} ${isWritten}`;
    if (term === other || (found.get(key)?.weight ?? 0) > weight) return;
    found.set(key, { term, other, weight, isWritten });
  };
  for (const { id, kind, broader: wide, related, answersField, bringsForth } of allConcepts) {
    const term = conceptTerm(id);
    const reached = (weight: number, from = kind): number =>
      Math.round(weight * (reachOfKind[from] ?? shortReach) * 1000) / 1000;
    const fields = fieldsOf(id);
    add(term, narrowerTerm(id), narrower);
    if (bringsForth === true || hasMembers.has(id))
      add(term, madeTerm(id), bringsForth === true ? made : belongs);
    for (const other of [id, ...broader(id)])
      for (const { field } of fieldsInPart.get(other) ?? []) add(term, madeTerm(field), 1, true);
    for (const other of broader(id)) {
      const isMade = goods.has(kind) && concept(other).bringsForth === true;
      add(term, isMade ? madeTerm(other) : narrowerTerm(other), 1, true);
      add(term, conceptTerm(other), fields.has(other) ? narrower : reached(further));
    }
    for (const other of wide) {
      add(term, conceptTerm(other), answersField === true ? narrower : reached(near));
      add(term, narrowerTerm(other), reached(farthest));
    }
    for (const other of reach(id, 2))
      if (other.weight >= leastReached) add(term, conceptTerm(other.id), reached(far));
    const connect = (other: string, weight: number): void => {
      const back = kindOf.get(other);
      add(term, conceptTerm(other), reached(weight));
      add(term, narrowerTerm(other), reached(far));
      add(conceptTerm(other), term, reached(weight, back));
      add(conceptTerm(other), narrowerTerm(id), reached(far, back));
    };
    for (const other of related) {
      connect(other, near);
      const isTaught = programmes.has(kind) && whatTheyDo.has(kindOf.get(other) ?? kind);
      if (isTaught) add(term, conceptTerm(other), taught);
    }
    for (const other of sought.get(id) ?? []) connect(other, further);
  }
  linkPlaces(add);
  return [...found.values(), ...alikeLinks()];
}

type Add = (term: string, other: string, weight: number, isWritten?: boolean) => void;

const isTown = ({ level }: Place): boolean => level === 'kota' || level === 'kabupaten';

function linkPlaces(add: Add): void {
  const places = allPlaces();
  const provinces = new Map(
    places.filter(({ level }) => level === 'provinsi').map(({ name, id }) => [name, id]),
  );
  const regions = new Map(
    places.filter(({ level }) => level === 'wilayah').map(({ name, id }) => [name, id]),
  );
  const regionsOf = (id: string): string[] =>
    Object.entries(members).flatMap(([name, ids]) => (ids.includes(id) ? [regions.get(name) ?? ''] : []));
  const ofTowns = new Set(
    Object.entries(members).flatMap(([name, ids]) =>
      ids.some((id) => !id.startsWith('provinsi-')) ? [regions.get(name) ?? ''] : [],
    ),
  );
  const towns = Map.groupBy(places.filter(isTown), ({ name }) => name);
  for (const place of places) {
    const term = placeTerm(place.id);
    const province = place.province === null ? undefined : provinces.get(place.province);
    const around = [...regionsOf(place.id), ...(province === undefined ? [] : regionsOf(province))];
    for (const region of around) add(term, placeTerm(region), 1, true);
    // Depok is near to who looks in Jakarta, and in a province a town's neighbours are nearer than the rest.
    for (const region of regionsOf(place.id))
      if (ofTowns.has(region)) add(term, placeTerm(region), nearPlace);
    if (province !== undefined && province !== place.id) {
      add(term, placeTerm(province), 1, true);
      add(term, placeTerm(province), nearPlace);
    }
    if (isTown(place)) for (const { id } of towns.get(place.name) ?? []) add(term, placeTerm(id), sameName);
  }
  // Who says 'Jogja' means the towns around it, too.
  add(placeTerm('kota-yogyakarta'), placeTerm('provinsi-di-yogyakarta'), sameName);
  // Who says 'Papua' means the island more often than the province of that name.
  const island = regions.get('Papua');
  if (island !== undefined) add(placeTerm('provinsi-papua'), placeTerm(island), 1);
}

import members from '../../lexicon/region-members.json' with { type: 'json' };
import { broader, related as reach } from '../lexicon/links.ts';
import { allConcepts } from '../lexicon/concepts.ts';
import { allPlaces, type Place } from '../places/place-index.ts';
import { conceptTerm, narrowerTerm, placeTerm } from './terms.ts';

/**
 * A term that another one brings along. `isWritten`: the row that says the term is also found by the other one; otherwise the query
 * for the term also asks for the other one.
 */
export type SearchLink = {
  readonly term: string;
  readonly other: string;
  readonly weight: number;
  readonly isWritten: boolean;
};

/** What remains of a meaning: a narrower one is still what was asked for, a related or wider one only near it. */
const narrower = 0.9;
const near = 0.3;
/** What shares a wider or a related meaning: for who finds little that is nearer. */
const far = 0.1;
/** How strong a way of two links has to be: one down from a wide concept to its many narrower ones is weaker. */
const leastReached = 0.3;
/** Who asks for people of a major or a vocational programme asks for what they can do. */
const taught = 0.9;
const programmes: ReadonlySet<string> = new Set(['major', 'smk']);
const whatTheyDo: ReadonlySet<string> = new Set(['skill', 'service']);
/** The town and the kabupaten around it that has its name. */
const sameName = 0.9;

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
  for (const { id, kind, broader: wide, related, answersField } of allConcepts) {
    const term = conceptTerm(id);
    add(term, narrowerTerm(id), narrower);
    for (const other of broader(id)) add(term, narrowerTerm(other), 1, true);
    for (const other of wide) add(term, conceptTerm(other), answersField === true ? narrower : near);
    for (const other of reach(id, 2)) if (other.weight >= leastReached) add(term, conceptTerm(other.id), far);
    for (const other of [...broader(id), ...related]) {
      add(term, conceptTerm(other), far);
      add(term, narrowerTerm(other), far);
    }
    for (const other of related) {
      const isTaught = programmes.has(kind) && whatTheyDo.has(kindOf.get(other) ?? kind);
      add(term, conceptTerm(other), isTaught ? taught : near);
      add(conceptTerm(other), term, near);
    }
  }
  linkPlaces(add);
  return [...found.values()];
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
    for (const region of regionsOf(place.id)) if (ofTowns.has(region)) add(term, placeTerm(region), near);
    if (province !== undefined && province !== place.id) {
      add(term, placeTerm(province), 1, true);
      add(term, placeTerm(province), near);
    }
    if (isTown(place)) for (const { id } of towns.get(place.name) ?? []) add(term, placeTerm(id), sameName);
  }
  // Who says 'Jogja' means the towns around it, too.
  add(placeTerm('kota-yogyakarta'), placeTerm('provinsi-di-yogyakarta'), sameName);
  // Who says 'Papua' means the island more often than the province of that name.
  const island = regions.get('Papua');
  if (island !== undefined) add(placeTerm('provinsi-papua'), placeTerm(island), 1);
}

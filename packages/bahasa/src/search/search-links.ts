import members from '../../lexicon/region-members.json' with { type: 'json' };
import { allConcepts, concept } from '../lexicon/concepts.ts';
import { allPlaces, type Place } from '../places/place-index.ts';
import { conceptTerm, placeTerm } from './terms.ts';

/** A term that also answers to another one. */
export type SearchLink = { readonly term: string; readonly other: string; readonly weight: number };

/** What remains of a meaning: a narrower one is still what was asked for, a related or wider one only near it. */
const narrower = [0.92, 0.85, 0.8] as const;
const related = 0.4;
const wider = 0.3;
/** The town and the kabupaten around it that has its name. */
const sameName = 0.95;
const sameProvince = 0.3;
const member = 1;

/**
 * How far terms answer to each other: concepts to narrower, wider and related ones, a region to its members, a town to its province.
 * @returns each pair once, with its strongest link
 */
export function searchLinks(): SearchLink[] {
  const found = new Map<string, SearchLink>();
  const add = (term: string, other: string, weight: number): void => {
    const key = `${term} ${other}`;
    if (term !== other && weight > (found.get(key)?.weight ?? 0)) found.set(key, { term, other, weight });
  };
  linkConcepts((a, b, weight) => add(conceptTerm(a), conceptTerm(b), weight));
  linkPlaces((a, b, weight) => add(placeTerm(a), placeTerm(b), weight));
  return [...found.values()];
}

type Add = (from: string, to: string, weight: number) => void;

function linkConcepts(add: Add): void {
  for (const { id, broader, related: near } of allConcepts) {
    let layer: readonly string[] = [id];
    for (const weight of narrower) {
      layer = [...new Set(layer.flatMap((other) => concept(other).broader))];
      for (const wide of layer) add(wide, id, weight);
    }
    for (const wide of broader) add(id, wide, wider);
    for (const other of near) {
      add(id, other, related);
      add(other, id, related);
    }
  }
}

function linkPlaces(add: Add): void {
  const provinces = new Map(
    allPlaces.filter(({ level }) => level === 'provinsi').map((place) => [place.name, place]),
  );
  const byName = Map.groupBy(
    allPlaces.filter(({ level }) => level === 'kota' || level === 'kabupaten'),
    ({ name }) => name,
  );
  for (const place of allPlaces) {
    const province = provinceOf(place, provinces);
    if (province && province.id !== place.id) add(place.id, province.id, sameProvince);
    for (const other of byName.get(place.name) ?? []) if (isTown(place)) add(place.id, other.id, sameName);
  }
  for (const [region, ids] of Object.entries(members)) {
    const place = allPlaces.find(({ name, level }) => level === 'wilayah' && name === region);
    if (place) for (const id of ids) add(place.id, id, member);
  }
  // Who says 'Papua' means the island more often than the province of that name.
  for (const id of members.Papua) add('provinsi-papua', id, member);
}

const isTown = ({ level }: Place): boolean => level === 'kota' || level === 'kabupaten';

function provinceOf({ province }: Place, provinces: ReadonlyMap<string, Place>): Place | undefined {
  return province === null ? undefined : provinces.get(province);
}

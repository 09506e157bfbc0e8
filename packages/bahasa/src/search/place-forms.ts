import { ambiguousNames, placesByName } from '../places/place-index.ts';
import { placeTerm } from './terms.ts';

/** How a name is told from that of a place of another level. */
const announcements = {
  kota: ['kota'],
  kabupaten: ['kabupaten', 'kab'],
  provinsi: ['provinsi', 'prov', 'propinsi'],
  wilayah: [],
} as const;

type PlaceForm = {
  readonly form: string;
  readonly term: string;
  readonly weight: number;
  readonly isAmbiguous: boolean;
  readonly isExcluded: boolean;
};

/**
 * The names of places: a bare name means the one that people mean by it, 'kab' and the like say otherwise.
 * @returns each name once
 */
export function placeForms(): PlaceForm[] {
  const found = new Map<string, PlaceForm>();
  const add = (form: string, id: string, isAmbiguous: boolean): void => {
    if (!found.has(form))
      found.set(form, { form, term: placeTerm(id), weight: 1, isAmbiguous, isExcluded: false });
  };
  for (const [name, [first]] of placesByName.entries())
    if (first) add(name, first.place.id, ambiguousNames.has(name));
  for (const [name, named] of placesByName.entries())
    for (const { place } of named)
      for (const level of announcements[place.level]) add(`${level} ${name}`, place.id, false);
  return [...found.values()];
}

import { placesByName } from '@kawanusaha/bahasa/places/place-index';
import { understand } from '@kawanusaha/bahasa/understand';
import type { MatchPlace } from '@kawanusaha/contracts/matching/match-sides';

type Read = ReturnType<typeof understand>['places'][number];

/** The name by which two persons are in the same town; that of a kabupaten says so where a kota has the same one. */
function townOf({ name, level }: Read): string | null {
  if (level === 'kota') return name;
  if (level !== 'kabupaten') return null;
  const named = placesByName.get(name.toLocaleLowerCase('id')) ?? [];
  return named.some(({ place }) => place.level === 'kota' && place.name === name)
    ? `Kabupaten ${name}`
    : name;
}

/** A typed town with its name and province, null where nothing was typed; a town that the table lacks has neither. */
export function readPlace(city: string | null): MatchPlace | null {
  const name = city?.trim() ?? '';
  if (name === '') return null;
  const [place] = understand(`di ${name}`).places;
  return {
    city: name,
    town: place === undefined ? null : townOf(place),
    province: place?.province ?? null,
  };
}

import { compiled } from '../lexicon/compiled-lexicon.ts';
import type { PlaceLevel } from '../understanding.ts';

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly level: PlaceLevel;
  readonly province: string | null;
};

/** Every province, kabupaten, kota and region. */
export const allPlaces: readonly Place[] = compiled.places.map(([id, name, level, province]) => ({
  id,
  name,
  level,
  province,
}));

type Named = { readonly place: Place; readonly isNickname: boolean };

/** Places by name, in the order in which a bare name means them: kota, kabupaten, province, region. */
export const placesByName: ReadonlyMap<string, readonly Named[]> = new Map(
  compiled.placeNames.map(([name, ...places]) => [
    name,
    places.flatMap(([number, isNickname]) => {
      const place = allPlaces[number];
      return place ? [{ place, isNickname }] : [];
    }),
  ]),
);

/** Names that are also everyday words: 'batu', 'serang', 'padang'. */
export const ambiguousNames: ReadonlySet<string> = new Set(compiled.ambiguousPlaces);

/** First words of names, to the number of words of the longest one. */
const lengths = new Map<string, number>();
for (const name of placesByName.keys()) {
  const words = name.split(' ');
  const [first = ''] = words;
  lengths.set(first, Math.max(lengths.get(first) ?? 0, words.length));
}

/**
 * The number of words of the longest name that begins with a word.
 * @param word a normal form
 * @returns 0 when no name does
 */
export function longestName(word: string): number {
  return lengths.get(word) ?? 0;
}

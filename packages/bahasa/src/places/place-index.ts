import { compiled } from '../lexicon/compiled-lexicon.ts';
import { WordTable } from '../lexicon/word-table.ts';
import type { PlaceLevel } from '../understanding.ts';

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly level: PlaceLevel;
  readonly province: string | null;
};

type Named = { readonly place: Place; readonly isNickname: boolean };

const toPlace = ([id, name, level, province]: (typeof compiled.places)[number]): Place => ({
  id,
  name,
  level,
  province,
});

/** Every province, kabupaten, kota and region. */
export const allPlaces = (): readonly Place[] => compiled.places.map(toPlace);

/** Places by name, in the order in which a bare name means them: kota, kabupaten, province, region. */
export const placesByName = new WordTable(compiled.placeNames, (value): readonly Named[] =>
  value.split(',').flatMap((number) => {
    const isNickname = number.startsWith('?');
    const row = compiled.places[Number(isNickname ? number.slice(1) : number)];
    return row ? [{ place: toPlace(row), isNickname }] : [];
  }),
);

/** Names that are also everyday words: 'batu', 'serang', 'padang'. */
export const ambiguousNames: ReadonlySet<string> = new Set(compiled.ambiguousPlaces);

const longestNames = new WordTable(compiled.longestNames, Number);

/**
 * The number of words of the longest name that begins with a word.
 * @param word a normal form
 * @returns 0 when no name does
 */
export function longestName(word: string): number {
  return longestNames.get(word) ?? 0;
}

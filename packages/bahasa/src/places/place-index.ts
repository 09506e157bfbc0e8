import lists from '../../lexicon/places.json' with { type: 'json' };
import { tokenise } from '../text/tokenise.ts';
import type { PlaceLevel } from '../understanding.ts';

export type Place = {
  readonly id: string;
  readonly name: string;
  readonly level: PlaceLevel;
  readonly province: string | null;
};

const toId = (level: PlaceLevel, name: string): string =>
  `${level}-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

/** A place name as the words of a text are folded. */
const toKey = (name: string): string =>
  /^[a-z]+( [a-z]+)*$/i.test(name)
    ? name.toLowerCase()
    : tokenise(name)
        .map(({ folded }) => folded)
        .join(' ');

/** Every province, kabupaten, kota and region. */
export const allPlaces: readonly Place[] = [
  ...lists.provinces.flatMap(({ name: province, kota, kabupaten }) => [
    { id: toId('provinsi', province), name: province, level: 'provinsi' as const, province },
    ...kota.map((name) => ({ id: toId('kota', name), name, level: 'kota' as const, province })),
    ...kabupaten.map((name) => ({
      id: toId('kabupaten', name),
      name,
      level: 'kabupaten' as const,
      province,
    })),
  ]),
  ...lists.regions.map(({ name, province }) => ({
    id: toId('wilayah', name),
    name,
    level: 'wilayah' as const,
    province,
  })),
];

type Named = { readonly place: Place; readonly isNickname: boolean };

/** Places by name, in the order in which a bare name means them: kota, kabupaten, province, region. */
export const placesByName: ReadonlyMap<string, readonly Named[]> = build();

function build(): Map<string, Named[]> {
  const found = new Map<string, Named[]>();
  const add = (name: string, named: Named): void => {
    const key = toKey(name);
    const there = found.get(key);
    if (there) there.push(named);
    else found.set(key, [named]);
  };
  const byId = new Map(allPlaces.map((place) => [place.id, place]));
  for (const [name, id] of Object.entries(lists.nicknames)) {
    const place = byId.get(id);
    if (place) add(name, { place, isNickname: place.name.toLowerCase() !== name });
  }
  for (const level of ['kota', 'kabupaten', 'provinsi'] as const)
    for (const place of allPlaces)
      // 'di Yogyakarta' is the town, with a preposition; the province has its names among the short ones.
      if (place.level === level && !place.name.startsWith('DI '))
        add(place.name, { place, isNickname: false });
  for (const { name, province, forms } of lists.regions) {
    const place = { id: toId('wilayah', name), name, level: 'wilayah' as const, province };
    for (const form of forms) add(form, { place, isNickname: false });
  }
  return found;
}

/** Names that are also everyday words: 'batu', 'serang', 'padang'. */
export const ambiguousNames: ReadonlySet<string> = new Set(lists.ambiguous);

const directions =
  /^(barat|timur|utara|selatan|tengah|tenggara|daya|kota|kepulauan|pulau|raya|besar|laut|jaya|hulu|hilir|baru|tinggi|panjang|lawas|kanan|bagian|pesisir|tanah|gunung|pegunungan|teluk|sungai|hulu|lima|puluh|empat|emas|mas|natal|pusat|dalam|datar|ulu|ilir|bintang)$/;

/** Words of place names that are no everyday words; misspelt ones are corrected towards them. */
export const placeWords: ReadonlySet<string> = new Set(
  [...placesByName.keys()]
    .filter((key) => !ambiguousNames.has(key))
    .flatMap((key) => key.split(' '))
    .filter((word) => word.length > 3 && !directions.test(word)),
);

/** Words of the longest name. */
export const longestName = Math.max(...[...placesByName.keys()].map((key) => key.split(' ').length));

/** First words of names, to the number of words of the longest one. */
export const firstWords: ReadonlySet<string> = new Set(
  [...placesByName.keys()].map((key) => key.split(' ')[0] ?? ''),
);

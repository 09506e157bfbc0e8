import type { CompiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { toBuckets } from '../lexicon/word-table.ts';
import { normalise } from '../text/normalise.ts';
import { tokenise } from '../text/tokenise.ts';
import type { PlaceLevel } from '../understanding.ts';
import { measureFirstWords } from './measure-first-words.ts';
import type { PlaceLists, PlaceRow } from './lexicon-sources.ts';
import type { SourceVocabulary } from './read-vocabulary.ts';

type CompiledPlaces = Pick<CompiledLexicon, 'places' | 'placeNames' | 'longestNames' | 'ambiguousPlaces'> & {
  readonly names: Iterable<string>;
};

const toId = (level: PlaceLevel, name: string): string =>
  `${level}-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

/** A place name as the words of a text are folded; one in plain letters stays as it is written, 'pare pare' with both words. */
const toKey = (name: string): string =>
  /^[a-z]+( [a-z]+)*$/i.test(name)
    ? name.toLowerCase()
    : tokenise(name)
        .map(({ folded }) => folded)
        .join(' ');

/**
 * Every place, and its names in the order in which a bare name means them: short names, kota, kabupaten, province, region.
 * A name of several words that are written out otherwise in a text ('wong kito', 'bener meriah') is known in that form, too, where a
 * place is expected.
 * @param lists `lexicon/places.json`
 * @param known the words that are known
 */
export function compilePlaces(lists: PlaceLists, known: SourceVocabulary): CompiledPlaces {
  const places: PlaceRow[] = [
    ...lists.provinces.flatMap(({ name: province, kota, kabupaten }): PlaceRow[] => [
      [toId('provinsi', province), province, 'provinsi', province],
      ...kota.map((name): PlaceRow => [toId('kota', name), name, 'kota', province]),
      ...kabupaten.map((name): PlaceRow => [toId('kabupaten', name), name, 'kabupaten', province]),
    ]),
    ...lists.regions.map(({ name, province }): PlaceRow => [
      toId('wilayah', name),
      name,
      'wilayah',
      province,
    ]),
  ];
  const names = new Map<string, string[]>();
  const add = (name: string, place: number, isNickname: boolean): void => {
    const key = toKey(name);
    names.set(key, [...(names.get(key) ?? []), `${isNickname ? '?' : ''}${place}`]);
  };
  const numbers = new Map(places.map(([id], place) => [id, place]));
  for (const [name, id] of Object.entries(lists.nicknames)) {
    const place = numbers.get(id);
    if (place !== undefined) add(name, place, places[place]?.[1].toLowerCase() !== name);
  }
  for (const wanted of ['kota', 'kabupaten', 'provinsi'])
    for (const [place, [, name, level]] of places.entries())
      // 'di Yogyakarta' is the town, with a preposition; the province has its names among the short ones.
      if (level === wanted && !name.startsWith('DI ')) add(name, place, false);
  lists.regions.forEach(({ forms }, at) => {
    for (const form of forms) add(form, places.length - lists.regions.length + at, false);
  });
  const writtenOut = [...names].flatMap(([name, numbers]) => {
    const normal = normalise(name, known);
    return name.includes(' ') && !names.has(normal) ? [[normal, numbers] as const] : [];
  });
  for (const [name, numbers] of writtenOut) names.set(name, numbers);
  return {
    places,
    names: names.keys(),
    placeNames: toBuckets([...names].map(([name, numbers]) => [name, numbers.join(',')])),
    longestNames: measureFirstWords(names.keys()),
    ambiguousPlaces: [...lists.ambiguous, ...writtenOut.map(([name]) => name)],
  };
}

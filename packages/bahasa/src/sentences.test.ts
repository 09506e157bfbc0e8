import { describe, expect, test } from 'vitest';
import { broader } from './lexicon/links.ts';
import sentences from './sentences.json' with { type: 'json' };
import { understand } from './understand.ts';
import type { Amount } from './understanding.ts';

type Sentence = {
  readonly text: string;
  /** At least these, or narrower ones. */
  readonly concepts: readonly string[];
  /** Exactly these, like all that follow. */
  readonly negated?: readonly string[];
  readonly amounts?: readonly string[];
  readonly places?: readonly string[];
  readonly times?: readonly string[];
  readonly limits?: readonly string[];
};

const write = ({ kind, min, max, per }: Amount): string =>
  `${kind} ${min}..${max ?? ''}${per ? ` / ${per}` : ''}`;
const once = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

describe('sentences as students write them', () => {
  test('there are enough of them', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(150);
  });

  test.each(sentences as readonly Sentence[])('$text', (expected) => {
    const { concepts, amounts, places, times, limits } = understand(expected.text);
    const found = concepts.filter(({ negated }) => !negated).map(({ id }) => id);
    const stated = once(found.flatMap((id) => [id, ...broader(id)]));
    expect(stated).toEqual(expect.arrayContaining([...expected.concepts]));
    expect({
      negated: once(concepts.filter(({ negated }) => negated).map(({ id }) => id)),
      amounts: amounts.map(write),
      places: once(places.filter(({ via }) => via !== 'origin').map(({ id }) => id)),
      times: times.map(({ kind, isOnly }) => (isOnly ? `cuma ${kind}` : kind)),
      limits: once(limits.map(({ id }) => id)),
    }).toEqual({
      negated: once(expected.negated ?? []),
      amounts: expected.amounts ?? [],
      places: once(expected.places ?? []),
      times: expected.times ?? [],
      limits: once(expected.limits ?? []),
    });
  });
});

test('a phrase casts its shadow over its words', () => {
  const idsOf = (text: string): string[] => understand(text).concepts.map(({ id }) => id);
  expect(idsOf('desain interior')).toEqual(['desain-interior']);
  expect(idsOf('anak SMK')).toEqual(['pendidikan-smk']);
  expect(idsOf('kursi roda')).toEqual(['kursi-roda']);
});

test('a name that is also a word is a place only where one is expected', () => {
  const placesOf = (text: string): string[] =>
    understand(text).places.map(({ name, via }) => `${name} ${via}`);
  expect(placesOf('beli batu bata')).toEqual([]);
  expect(placesOf('aku dari Batu')).toEqual(['Batu form']);
  expect(placesOf('diserang hama, serang balik')).toEqual([]);
  expect(placesOf('kab serang')).toEqual(['Serang form']);
  expect(understand('kab. bandung').places[0]?.level).toBe('kabupaten');
  expect(understand('bandung').places[0]?.level).toBe('kota');
  expect(placesOf('jual nasi padang')).toEqual([]);
  expect(placesOf('soto lamongan')).toEqual(['Lamongan origin']);
  expect(placesOf('surabya')).toEqual(['Surabaya typo']);
});

test('what nothing recognised is said', () => {
  const { unknown } = understand('aku bisa florbik sama masak');
  expect(unknown.map(({ text }) => text)).toEqual(['florbik']);
});

test('typos are corrected towards forms only, never short or common words', () => {
  const corrected = (text: string): (string | undefined)[] =>
    understand(text).tokens.map((token) => token.corrected);
  expect(corrected('fotogrfi')).toEqual(['fotografi']);
  expect(corrected('desian')).toEqual(['desain']);
  expect(corrected('msek')).toEqual([undefined]);
  expect(corrected('begadang')).toEqual([undefined]);
  expect(corrected('aku Bagus dari Solo')).toEqual([undefined, undefined, undefined, undefined]);
});

test('the language mix is shared out', () => {
  const [first] = understand('kulo saged nggawe panganan neng omah').languages;
  expect(first?.language).toBe('jv');
  expect(understand('florbik').languages).toEqual([]);
});

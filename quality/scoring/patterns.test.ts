import { expect, test } from 'vitest';
import { expandFields, matchesAny } from './patterns.ts';

test('a pattern begins a word, or stands behind one prefix', () => {
  expect(matchesAny('Jasa memasak di rumah', ['masak'])).toBe(true);
  expect(matchesAny('MASAKAN rumah', ['masak'])).toBe(true);
  expect(matchesAny('perbaikan jalan', ['ikan'])).toBe(false);
  expect(matchesAny('destinasi', ['nasi\\b'])).toBe(false);
});

test('a short pattern takes no prefix, and \\b forbids one', () => {
  expect(matchesAny('harga per menit', ['it\\b'])).toBe(false);
  expect(matchesAny('memvideokan kos', ['\\bvideo'])).toBe(false);
  expect(matchesAny('lembaga les', ['les\\b'])).toBe(true);
});

test('numbers are found whole', () => {
  expect(matchesAny('Rp 3.000 per buah', ['3[.]?000\\b'])).toBe(true);
  expect(matchesAny('Rp 13.000 per buah', ['3[.]?000\\b'])).toBe(false);
});

test('a field stands for its patterns; an unknown one is an error', () => {
  expect(expandFields(['@kue', 'teh\\b'], { kue: ['roti', 'donat'] })).toEqual(['roti', 'donat', 'teh\\b']);
  expect(() => expandFields(['@sup'], {})).toThrow('@sup');
});

import { describe, expect, test } from 'vitest';
import { findEntry } from '../../knowledge/knowledge-base.ts';
import { readQuestion } from '../read-question.ts';
import { readCounted, tellsCount } from './counted-things.ts';

describe('what is to be counted', () => {
  test.each([
    ['proposalnya maksimal berapa halaman', 'halaman'],
    ['halamannya brp sih', 'halaman'],
    ['satu orang boleh punya brp nib', 'nib'],
  ])('%s', (text, thing) => {
    expect(readCounted(readQuestion(text).normal)).toBe(thing);
  });

  test.each(['modalnya berapa', 'omzet di bawah berapa yang bebas', 'cara bikin nib'])(
    '%s counts no thing',
    (text) => {
      expect(readCounted(readQuestion(text).normal)).toBeNull();
    },
  );
});

test('an entry counts what a number stands beside, or what it is asked for', () => {
  const [pitch, apply] = [findEntry('pitch-deck'), findEntry('p2mw-cara')];
  if (pitch === undefined || apply === undefined) throw new Error('an entry is gone');
  expect(tellsCount(pitch, 'slide')).toBe(true);
  expect(tellsCount(apply, 'halaman')).toBe(false);
});

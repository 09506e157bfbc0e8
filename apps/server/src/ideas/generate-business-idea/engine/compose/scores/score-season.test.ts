import { expect, test } from 'vitest';
import { offers } from '../content.ts';
import { broughtAlong } from '../local/local-data.ts';
import { scoreSeason } from './score-season.ts';

const [offer] = offers;
if (offer === undefined) throw new Error('no offers');
const ramadan = broughtAlong.seasons.find(({ id }) => id === 'ramadan-2027') ?? null;
const scoreOn = (day: string, text = 'Naik menjelang Ramadan', season = ramadan) =>
  scoreSeason({ ...offer, season: text }, season, day);

test('a season that is on or near is worth more than one far away, with its name and days', () => {
  const [on, near, far] = [scoreOn('2027-02-20'), scoreOn('2027-01-29'), scoreOn('2026-03-01')];
  expect(on).toMatchObject({
    score: 90,
    reason: 'Karena naik menjelang Ramadan; Ramadan 1448 H sedang berlangsung (perkiraan).',
  });
  expect(near).toMatchObject({
    reason: 'Karena naik menjelang Ramadan; Ramadan 1448 H 10 hari lagi (perkiraan).',
  });
  expect(near.score ?? 0).toBeLessThan(90);
  expect(far.score ?? 0).toBeLessThan(near.score ?? 0);
});

test('what sells all year has a score, what depends on a day that is not known has none', () => {
  expect(scoreOn('2027-01-01', 'Merata', null).score).toBe(65);
  expect(scoreOn('2027-01-01', 'Ikuti panen', null)).toMatchObject({ score: null, confidence: 'rendah' });
});

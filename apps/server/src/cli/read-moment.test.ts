import { expect, test } from 'vitest';
import { readMoment } from './read-moment.ts';

const now = new Date('2026-11-23T12:00:00Z');

test('a moment has its time zone', () => {
  expect(readMoment('2026-11-23T18:30:05+07:00', now)).toEqual(new Date('2026-11-23T11:30:05Z'));
  expect(readMoment('2026-11-23 11:30:05.250Z', now)).toEqual(new Date('2026-11-23T11:30:05.250Z'));
  for (const text of [
    '',
    '2026-11-23',
    '2026-11-23T11:30:05',
    'kemarin',
    '2026-13-01T00:00:00Z',
    "2026-11-23T11:30:00Z'",
  ])
    expect(() => readMoment(text, now)).toThrow('is no moment');
  expect(() => readMoment('2026-11-23T12:00:01Z', now)).toThrow('future');
});

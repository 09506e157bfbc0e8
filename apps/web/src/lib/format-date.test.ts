import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  daysBetween,
  formatAge,
  formatLongDate,
  formatLongDateTime,
  formatTableDateTime,
} from './format-date.ts';

test('dates are those of Jakarta', () => {
  expect(formatLongDate('2026-11-20T18:30:00Z')).toBe('21 November 2026');
  expect(formatLongDateTime('2026-11-20T02:41:00Z')).toBe('20 November 2026 pukul 09.41 WIB');
  expect(formatTableDateTime('2026-11-20T02:41:00Z')).toBe('20/11/2026 09:41');
  expect(formatTableDateTime('2026-11-19T17:00:00Z')).toBe('20/11/2026 00:00');
});

test('an age is told in calendar days', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  expect(formatAge('2026-11-20T01:59:00Z', now)).toBe('hari ini');
  expect(formatAge('2026-11-19T16:59:00Z', now)).toBe('kemarin');
  expect(formatAge('2026-11-10T05:00:00Z', now)).toBe('10 hari yang lalu');
  expect(formatAge('2026-01-01T05:00:00Z', now)).toBe('1 Januari 2026');
  expect(formatAge('2026-11-21T05:00:00Z', now)).toBe('hari ini');
  expect(daysBetween('2026-12-20T10:00:00Z', now)).toBe(-30);
});

test('what is told by rule reads as Intl tells it', () => {
  const timeZone = 'Asia/Jakarta';
  const date = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone });
  const dateTime = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const age = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });
  const now = new Date('2026-11-20T02:00:00Z');
  for (let days = 0; days <= 30; days += 1)
    expect(formatAge(new Date(now.getTime() - days * 86_400_000).toISOString(), now)).toBe(
      age.format(-days, 'day'),
    );
  const moments = fc.date({
    // Jakarta has kept UTC+7 since then.
    min: new Date('1964-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const iso = moment.toISOString();
      expect(formatLongDate(iso)).toBe(date.format(moment));
      expect(formatLongDateTime(iso)).toBe(`${dateTime.format(moment)} WIB`);
    }),
  );
});

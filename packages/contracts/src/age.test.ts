import { describe, expect, test } from 'vitest';
import { ageInputSchema, ageOf, currentYear } from './age.ts';

const bornAt = (age: number): string => String(currentYear() - age - 1);
const fieldsOf = (input: object) =>
  ageInputSchema.safeParse({ agrees: true, ...input }).error?.issues.map(({ path }) => path[0]) ?? [];

describe('the year of birth', () => {
  test('counts as the difference of years minus one, by the year in Jakarta', () => {
    expect(ageOf(2008, new Date('2026-12-31T16:59:59Z'))).toBe(17);
    expect(ageOf(2008, new Date('2026-12-31T17:00:00Z'))).toBe(18);
  });

  test.each(['', '99', 'dua ribu', '20024', '1800', bornAt(-1), bornAt(110)])('%s is none', (year) => {
    expect(fieldsOf({ birth_year: year })).toEqual(['birth_year']);
  });

  test('below 13 a guardian is named, from 13 on one may be', () => {
    expect(fieldsOf({ birth_year: bornAt(12) })).toEqual(['guardian_email']);
    expect(fieldsOf({ birth_year: bornAt(12), guardian_email: '' })).toEqual(['guardian_email']);
    expect(fieldsOf({ birth_year: bornAt(12), guardian_email: 'ibu@rumah.test' })).toEqual([]);
    expect(fieldsOf({ birth_year: bornAt(13), guardian_email: '' })).toEqual([]);
    expect(fieldsOf({ birth_year: bornAt(15), guardian_email: 'bukan email' })).toEqual(['guardian_email']);
  });

  test('the consent is given, not taken for granted', () => {
    expect(fieldsOf({ birth_year: bornAt(20), agrees: false })).toEqual(['agrees']);
  });
});

import { expect, test } from 'vitest';
import { noWishes } from './match-fields.ts';
import { listingMatchingSchema, matchingProfileSchema } from './matching-forms.ts';

const profile = {
  goal: '' as const,
  stage: '' as const,
  languages: [],
  wishes: noWishes,
  skills: [],
  interests: [],
  hours_per_week: '',
  is_remote: false,
  is_adult: false,
  findable: false,
};

test('an empty profile is allowed, and empty choices become null', () => {
  expect(matchingProfileSchema.parse(profile)).toMatchObject({
    goal: null,
    stage: null,
    hours_per_week: null,
  });
});

test('a skill is there once, whatever its letters, and has a name', () => {
  const skill = (name: string) => ({ name, level: 'dasar' as const });
  const parse = (skills: unknown) => matchingProfileSchema.safeParse({ ...profile, skills }).success;
  expect([parse([skill('Foto')]), parse([skill('Foto'), skill('foto')]), parse([skill(' ')])]).toEqual([
    true,
    false,
    false,
  ]);
  expect(parse(Array.from({ length: 13 }, (_, at) => skill(`k${at}`)))).toBe(false);
});

test('a role has a name and 1 to 50 seats', () => {
  const { goal, stage, languages, wishes } = profile;
  const listing = { goal, stage, languages, wishes, skill_levels: [], team_skills: [] };
  const parse = (seats: string, name = 'Penulis') =>
    listingMatchingSchema.safeParse({ ...listing, roles: [{ name, task: '', seats }] });
  expect(parse('2').data?.roles).toEqual([{ name: 'Penulis', task: '', seats: 2 }]);
  expect(['0', '51', 'dua', ''].map((seats) => parse(seats).success)).toEqual([false, false, false, false]);
  expect(parse('1', ' ').success).toBe(false);
});

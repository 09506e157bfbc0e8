import { expect, test } from 'vitest';
import { rankCandidates } from './choose-candidates.ts';
import { readPerson } from './person/read-person.ts';

const groupsOf = (skills: string, interests: string) =>
  new Set(
    rankCandidates(readPerson({ skills, interests }), '').map(({ candidate }) => candidate.offer.group),
  );

test('who wrote only where they live and what they hold has no known skill, so what they like to teach stays open', () => {
  expect(groupsOf('di pondok, ada hp', 'ngajar bahasa arab')).toContain('ajar');
});

test('who wrote another skill is not offered lessons in what they only like', () => {
  expect(groupsOf('las listrik', 'bahasa korea')).not.toContain('ajar');
});

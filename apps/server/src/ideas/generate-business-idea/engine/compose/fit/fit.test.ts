import { expect, test } from 'vitest';
import { rankCandidates } from '../choose-candidates.ts';
import { findSubjects } from '../find-subjects.ts';
import { readPerson } from '../person/read-person.ts';

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

test('a sector that the person is trained in is what they do, and its other things of the region are not', () => {
  const best = (skills: string) =>
    rankCandidates(readPerson({ skills, interests: '' }), '')[0]?.shown.skill.strength ?? 0;
  expect(best('SMK agribisnis ternak, peternakan')).toBeGreaterThan(best('peternakan'));
  const person = readPerson({ skills: 'bikin keramik', interests: 'kerajinan', city: 'Jayapura' });
  const subjects = findSubjects(person);
  const local = subjects.filter(({ id, wish }) => id !== wish.id);
  expect(local.length).toBeGreaterThan(0);
  expect(Math.max(...local.map(({ nearness }) => nearness))).toBeLessThan(0.6);
});

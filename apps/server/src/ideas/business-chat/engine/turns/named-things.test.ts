import { expect, test } from 'vitest';
import { namedThings } from './named-things.ts';

const groupsOf = (text: string): string[] => namedThings(text).map(({ group }) => group);

test('what is sold or run is one group, whatever kind the lexicon has it as', () => {
  expect(groupsOf('angkringan')).toEqual(groupsOf('warung kopi'));
  expect(groupsOf('keripik singkong')).toEqual(groupsOf('frozen food'));
});

test('places are a group of their own, and what is said of any trade names none', () => {
  expect(groupsOf('di jogja')).toEqual(['place']);
  expect(groupsOf('jualan')).toEqual([]);
});

import { createHash } from 'node:crypto';
import { projectSkills, projectTypes } from '@kawanusaha/contracts/directory';
import { expect, test } from 'vitest';
import {
  generations,
  parts,
  readIdeaFields,
  readListings,
  readMatchingPeople,
  readSet,
} from './read-sets.ts';
import { compilePattern, expandFields } from './scoring/patterns.ts';

const names = Object.values(generations).flat();

/** The open and the sealed part of a set together. */
const whole = <Name extends (typeof names)[number]>(name: Name) =>
  parts.flatMap((part) => readSet(name, part));

function isSealed(id: string): boolean {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 10 < 3;
}

test.each(names.filter((name) => !name.startsWith('matching')))(
  'each item of %s is once in the file that its identifier says',
  (name) => {
    for (const part of parts) {
      const ids = readSet(name, part).map(({ id }) => id);
      expect(ids.filter((id) => isSealed(id) !== (part === 'sealed'))).toEqual([]);
    }
    const ids = whole(name).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

/** How many items a set has at least, and how many of the chat's are follow-ups. */
const sizes: Readonly<Record<(typeof names)[number], number>> = {
  ideas: 150,
  'ideas-2': 80,
  'ideas-3': 80,
  'ideas-4': 80,
  'ideas-5': 80,
  'ideas-6': 80,
  'ideas-7': 80,
  'ideas-8': 80,
  'ideas-9': 80,
  'ideas-10': 80,
  'ideas-11': 80,
  chat: 200,
  'chat-2': 150,
  'chat-3': 160,
  'chat-4': 120,
  'chat-5': 144,
  'chat-6': 89,
  'chat-7': 149,
  'chat-8': 120,
  'chat-9': 120,
  'chat-10': 115,
  'chat-11': 115,
  'chat-12': 120,
  'chat-13': 135,
  'chat-14': 140,
  'chat-15': 160,
  'chat-16': 150,
  'chat-17': 150,
  'chat-18': 150,
  'chat-19': 150,
  'chat-20': 150,
  'chat-21': 150,
  'chat-22': 150,
  'chat-23': 150,
  'chat-24': 150,
  'chat-25': 150,
  'chat-26': 150,
  'chat-27': 145,
  'chat-28': 150,
  'chat-29': 150,
  'chat-30': 150,
  'chat-31': 150,
  search: 150,
  'search-2': 90,
  'search-3': 80,
  'search-4': 90,
  'search-5': 85,
  'search-6': 90,
  'search-7': 90,
  'search-8': 98,
  'search-9': 100,
  'search-10': 100,
  'search-11': 100,
  'search-12': 100,
  'search-13': 100,
  matching: 200,
  'matching-2': 200,
  'matching-3': 200,
  care: 340,
  'care-2': 240,
  'care-3': 220,
  'care-4': 250,
  'care-5': 200,
  'care-6': 220,
  moderation: 400,
  'moderation-2': 60,
  'moderation-3': 120,
  'moderation-4': 120,
  'moderation-5': 120,
};

test.each(names)('%s is as large as it has to be', (name) => {
  expect(whole(name).length).toBeGreaterThanOrEqual(sizes[name]);
});

test.each([
  ['chat', 50],
  ['chat-2', 35],
  ['chat-3', 35],
  ['chat-4', 40],
  ['chat-8', 28],
  ['chat-9', 25],
  ['chat-10', 28],
  ['chat-11', 26],
  ['chat-12', 28],
  ['chat-13', 34],
  ['chat-14', 35],
  ['chat-15', 45],
  ['chat-16', 45],
  ['chat-17', 45],
  ['chat-18', 45],
  ['chat-19', 45],
  ['chat-20', 45],
  ['chat-21', 45],
  ['chat-27', 35],
  ['chat-28', 35],
  ['chat-29', 32],
  ['chat-30', 33],
  ['chat-31', 42],
] as const)('%s has at least %i follow-ups', (name, least) => {
  expect(whole(name).filter(({ kind }) => kind === 'followup').length).toBeGreaterThanOrEqual(least);
});

test('every pattern can be read, and every profile that gets ideas says which', () => {
  const fields = readIdeaFields();
  for (const { id, expect: gate, r3 = [], r2 = [], forbidden = [] } of generations.ideas.flatMap(whole)) {
    const patterns = expandFields([...r3, ...r2, ...forbidden], fields);
    expect(() => patterns.map(compilePattern), id).not.toThrow();
    expect(r3.length > 0 && r2.length > 0, id).toBe(gate === 'ideas');
  }
  for (const { id, must, mustNot = [] } of generations.chat.flatMap(whole)) {
    expect(() => [...must, ...mustNot].map(compilePattern), id).not.toThrow();
    expect(must.length, id).toBeGreaterThan(0);
  }
});

test('a follow-up has a turn before it', () => {
  const followups = generations.chat.flatMap(whole).filter(({ kind }) => kind === 'followup');
  expect(followups.filter(({ turns }) => turns.length < 2)).toEqual([]);
});

test('the listings are projects of the specification, the first in all 38 provinces', () => {
  expect(new Set(readListings('search').map(({ province }) => province)).size).toBe(38);
  const types: readonly string[] = projectTypes;
  const skills: readonly string[] = projectSkills;
  const listings = generations.search.flatMap(readListings);
  expect(listings.filter(({ project_type: type }) => !types.includes(type))).toEqual([]);
  expect(
    listings.flatMap(({ required_skills: wanted }) => wanted).filter((skill) => !skills.includes(skill)),
  ).toEqual([]);
});

test('a later generation asks nothing that an earlier one asked', () => {
  const questions = generations.chat.flatMap((set) =>
    whole(set).map(({ turns }) => turns.join('\n').toLowerCase()),
  );
  expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  const profiles = generations.ideas.flatMap((set) =>
    whole(set).map(({ skills, interests }) => `${skills}\n${interests}`.toLowerCase()),
  );
  expect(profiles.filter((profile, at) => profiles.indexOf(profile) !== at)).toEqual([]);
  // The same words over other listings are another question.
  const queries = generations.search.flatMap((set) =>
    whole(set).map(({ query }) => `${readListings(set)[0]?.id} ${query.toLowerCase()}`),
  );
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  const texts = generations.moderation.flatMap((set) => whole(set).map(({ text }) => text.toLowerCase()));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test.each(generations.search)('queries of %s grade listings that are there', (name) => {
  const ids = new Set(readListings(name).map(({ id }) => id));
  for (const { id, relevance } of whole(name)) {
    expect(
      Object.keys(relevance).filter((listing) => !ids.has(listing)),
      id,
    ).toEqual([]);
    expect(
      Object.values(relevance).filter((grade) => ![1, 2, 3].includes(grade)),
      id,
    ).toEqual([]);
  }
});

test.each(generations.matching)(
  'a pair of %s is in the file that its person says, names both sides and is there once',
  (name) => {
    const { persons, listings } = readMatchingPeople(name);
    const ids = new Set([...persons, ...listings].map(({ id }) => id));
    for (const part of parts) {
      const misplaced = readSet(name, part).filter(({ person }) => isSealed(person) !== (part === 'sealed'));
      expect(misplaced).toEqual([]);
    }
    const pairs = whole(name);
    expect(pairs.filter(({ person, listing }) => !ids.has(person) || !ids.has(listing))).toEqual([]);
    expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
  },
);

test.each(generations.matching)(
  'a pair of %s that a must-wish rules out has grade 0, and every person has a good listing',
  (name) => {
    const pairs = whole(name);
    expect(pairs.filter(({ grade, excluded_by: by }) => by !== undefined && grade > 0)).toEqual([]);
    for (const { id } of readMatchingPeople(name).persons) {
      const own = pairs.filter(({ person }) => person === id);
      expect(own.length, id).toBeGreaterThanOrEqual(10);
      expect(Math.max(...own.map(({ grade }) => grade)), id).toBeGreaterThanOrEqual(2);
    }
  },
);

test.each(generations.care)('messages of every need are in both parts of %s', (name) => {
  for (const part of parts)
    for (const need of ['crisis', 'violence', 'distress', 'none'])
      expect(
        readSet(name, part).filter((item) => item.need === need).length,
        `${part} ${need}`,
      ).toBeGreaterThanOrEqual(8);
});

test.each([
  ['moderation', 10],
  ['moderation-2', 3],
  ['moderation-3', 6],
  ['moderation-4', 6],
  ['moderation-5', 4],
] as const)('half of the texts of %s are near misses of what is harmful', (name, least) => {
  const harmful = whole(name).filter(({ label }) => label === 'harmful');
  const fine = whole(name).filter(({ label }) => label === 'fine');
  expect(Math.abs(harmful.length - fine.length)).toBeLessThan(whole(name).length / 10);
  const categories = new Set(harmful.map(({ category }) => category));
  for (const category of categories) {
    expect(fine.filter((item) => item.category === category).length, category).toBeGreaterThanOrEqual(least);
  }
});

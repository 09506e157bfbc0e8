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

const names = [
  ...generations.ideas,
  ...generations.chat,
  ...generations.search,
  ...generations.moderation,
] as const;
const all = {
  ideas: parts.flatMap((part) => readSet('ideas', part)),
  'ideas-2': parts.flatMap((part) => readSet('ideas-2', part)),
  'ideas-3': parts.flatMap((part) => readSet('ideas-3', part)),
  'ideas-4': parts.flatMap((part) => readSet('ideas-4', part)),
  chat: parts.flatMap((part) => readSet('chat', part)),
  'chat-2': parts.flatMap((part) => readSet('chat-2', part)),
  'chat-3': parts.flatMap((part) => readSet('chat-3', part)),
  'chat-4': parts.flatMap((part) => readSet('chat-4', part)),
  'chat-5': parts.flatMap((part) => readSet('chat-5', part)),
  'chat-6': parts.flatMap((part) => readSet('chat-6', part)),
  'chat-7': parts.flatMap((part) => readSet('chat-7', part)),
  'chat-8': parts.flatMap((part) => readSet('chat-8', part)),
  search: parts.flatMap((part) => readSet('search', part)),
  'search-2': parts.flatMap((part) => readSet('search-2', part)),
  'search-3': parts.flatMap((part) => readSet('search-3', part)),
  moderation: parts.flatMap((part) => readSet('moderation', part)),
  'moderation-2': parts.flatMap((part) => readSet('moderation-2', part)),
  'moderation-3': parts.flatMap((part) => readSet('moderation-3', part)),
  matching: parts.flatMap((part) => readSet('matching', part)),
};

function isSealed(id: string): boolean {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 10 < 3;
}

test.each(names)('each item of %s is once in the file that its identifier says', (name) => {
  for (const part of parts) {
    const ids = readSet(name, part).map(({ id }) => id);
    expect(ids.filter((id) => isSealed(id) !== (part === 'sealed'))).toEqual([]);
  }
  expect(new Set(all[name].map(({ id }) => id)).size).toBe(all[name].length);
});

test('the sets are as large as they have to be', () => {
  expect(all.ideas.length).toBeGreaterThanOrEqual(150);
  expect(all.chat.length).toBeGreaterThanOrEqual(200);
  expect(all.chat.filter(({ kind }) => kind === 'followup').length).toBeGreaterThanOrEqual(50);
  expect(all['ideas-2'].length).toBeGreaterThanOrEqual(80);
  expect(all['ideas-3'].length).toBeGreaterThanOrEqual(80);
  expect(all['ideas-4'].length).toBeGreaterThanOrEqual(80);
  expect(all['chat-2'].length).toBeGreaterThanOrEqual(150);
  expect(all['chat-2'].filter(({ kind }) => kind === 'followup').length).toBeGreaterThanOrEqual(35);
  expect(all['chat-3'].length).toBeGreaterThanOrEqual(160);
  expect(all['chat-3'].filter(({ kind }) => kind === 'followup').length).toBeGreaterThanOrEqual(35);
  expect(all['chat-4'].length).toBeGreaterThanOrEqual(120);
  expect(all['chat-4'].filter(({ kind }) => kind === 'followup').length).toBeGreaterThanOrEqual(40);
  expect(all['chat-8'].length).toBeGreaterThanOrEqual(120);
  expect(all['chat-8'].filter(({ kind }) => kind === 'followup').length).toBeGreaterThanOrEqual(28);
  expect(all.search.length).toBeGreaterThanOrEqual(150);
  expect(all['search-2'].length).toBeGreaterThanOrEqual(90);
  expect(all['search-3'].length).toBeGreaterThanOrEqual(80);
  expect(all.matching.length).toBeGreaterThanOrEqual(200);
  expect(all.moderation.length).toBeGreaterThanOrEqual(400);
  expect(all['moderation-2'].length).toBeGreaterThanOrEqual(60);
  expect(all['moderation-3'].length).toBeGreaterThanOrEqual(120);
});

test('every pattern can be read, and every profile that gets ideas says which', () => {
  const fields = readIdeaFields();
  for (const { id, expect: gate, r3 = [], r2 = [], forbidden = [] } of generations.ideas.flatMap(
    (set) => all[set],
  )) {
    const patterns = expandFields([...r3, ...r2, ...forbidden], fields);
    expect(() => patterns.map(compilePattern), id).not.toThrow();
    expect(r3.length > 0 && r2.length > 0, id).toBe(gate === 'ideas');
  }
  for (const { id, must, mustNot = [] } of generations.chat.flatMap((set) => all[set])) {
    expect(() => [...must, ...mustNot].map(compilePattern), id).not.toThrow();
    expect(must.length, id).toBeGreaterThan(0);
  }
});

test('a follow-up has a turn before it', () => {
  const followups = generations.chat.flatMap((set) => all[set]).filter(({ kind }) => kind === 'followup');
  expect(followups.filter(({ turns }) => turns.length < 2)).toEqual([]);
});

test('the listings are projects of the specification in all 38 provinces', () => {
  const listings = readListings();
  expect(new Set(listings.map(({ province }) => province)).size).toBe(38);
  const types: readonly string[] = projectTypes;
  const skills: readonly string[] = projectSkills;
  expect(listings.filter(({ project_type: type }) => !types.includes(type))).toEqual([]);
  expect(
    listings.flatMap(({ required_skills: wanted }) => wanted).filter((skill) => !skills.includes(skill)),
  ).toEqual([]);
});

test('a later generation asks nothing that an earlier one asked', () => {
  const questions = generations.chat.flatMap((set) =>
    all[set].map(({ turns }) => turns.join('\n').toLowerCase()),
  );
  expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  const profiles = generations.ideas.flatMap((set) =>
    all[set].map(({ skills, interests }) => `${skills}\n${interests}`.toLowerCase()),
  );
  expect(profiles.filter((profile, at) => profiles.indexOf(profile) !== at)).toEqual([]);
  const queries = generations.search.flatMap((set) => all[set].map(({ query }) => query.toLowerCase()));
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  const texts = generations.moderation.flatMap((set) => all[set].map(({ text }) => text.toLowerCase()));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('queries grade listings that are there', () => {
  const ids = new Set(readListings().map(({ id }) => id));
  for (const { id, relevance } of generations.search.flatMap((set) => all[set])) {
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

test('a pair is in the file that its person says, names both sides and is there once', () => {
  const { persons, listings } = readMatchingPeople();
  const ids = new Set([...persons, ...listings].map(({ id }) => id));
  for (const part of parts) {
    const misplaced = readSet('matching', part).filter(
      ({ person }) => isSealed(person) !== (part === 'sealed'),
    );
    expect(misplaced).toEqual([]);
  }
  expect(all.matching.filter(({ person, listing }) => !ids.has(person) || !ids.has(listing))).toEqual([]);
  expect(new Set(all.matching.map(({ id }) => id)).size).toBe(all.matching.length);
});

test('a pair that a must-wish rules out has grade 0, and every person has a good listing', () => {
  expect(all.matching.filter(({ grade, excluded_by: by }) => by !== undefined && grade > 0)).toEqual([]);
  for (const { id } of readMatchingPeople().persons) {
    const own = all.matching.filter(({ person }) => person === id);
    expect(own.length, id).toBeGreaterThanOrEqual(10);
    expect(Math.max(...own.map(({ grade }) => grade)), id).toBeGreaterThanOrEqual(2);
  }
});

test.each([
  ['moderation', 10],
  ['moderation-2', 3],
  ['moderation-3', 6],
] as const)('half of the texts of %s are near misses of what is harmful', (name, least) => {
  const harmful = all[name].filter(({ label }) => label === 'harmful');
  const fine = all[name].filter(({ label }) => label === 'fine');
  expect(Math.abs(harmful.length - fine.length)).toBeLessThan(all[name].length / 10);
  const categories = new Set(harmful.map(({ category }) => category));
  for (const category of categories) {
    expect(fine.filter((item) => item.category === category).length, category).toBeGreaterThanOrEqual(least);
  }
});

import { expect, test } from 'vitest';
import type { Found } from './retrieval/find-entries.ts';
import { settle } from './choose/settle.ts';
import { knowledgeEntries } from '../knowledge/knowledge-base.ts';
import { limits } from './limits.ts';
import { readQuestion } from './read-question.ts';

/** Two entries of different subjects, as likely as each other. */
const alike: Found[] = ['nib', 'kur'].flatMap((subject) =>
  knowledgeEntries
    .filter((entry) => entry.subject === subject && entry.detail === undefined)
    .slice(0, 1)
    .map((entry) => ({ entry, share: 0.4, evidence: [] })),
);
const question = readQuestion('surat buat usaha yang pinjam uang');

test('two answers are given only when they are surer than one alone has to be', () => {
  expect(alike).toHaveLength(2);
  expect(limits.pair).toBeGreaterThan(limits.answer);
  expect(settle(alike, question, question.features, limits.pair)).toMatchObject({
    entry: alike[0]?.entry,
    second: alike[1]?.entry,
  });
  const unsure = settle(alike, question, question.features, limits.pair - 0.01);
  expect(unsure.entry).toBeNull();
  expect(unsure.others).toEqual(alike.map(({ entry }) => entry));
});

import { expect, test } from 'vitest';
import * as z from 'zod';
import { detailSchema, entrySchema } from './entry-schema.ts';
import { findEntry, knowledgeEntries, writtenDetails, writtenEntries } from './knowledge-base.ts';

const isId = (text: string) => /^[a-z0-9-]+$/.test(text);

test('every entry and every detail is written as its schema has it', () => {
  expect(z.array(entrySchema).safeParse(writtenEntries).error?.issues ?? []).toEqual([]);
  expect(z.array(detailSchema).safeParse(writtenDetails).error?.issues ?? []).toEqual([]);
});

test('holds at least 250 entries, every id once, and no question of two entries', () => {
  expect(knowledgeEntries.length).toBeGreaterThanOrEqual(250);
  expect(new Set(knowledgeEntries.map(({ id }) => id)).size).toBe(knowledgeEntries.length);
  const asked = knowledgeEntries.flatMap(({ question, asks }) =>
    [question, ...asks].map((ask) => ask.toLowerCase()),
  );
  const seen = new Set<string>();
  expect(asked.filter((ask) => seen.size === seen.add(ask).size)).toEqual([]);
});

test('a detail is told before the answer of its entry and shares its source', () => {
  const detail = findEntry('meterai-rangkap');
  const entry = findEntry('meterai');
  expect(detail?.detail?.of).toBe('meterai');
  expect(detail?.answer).toBe(`${detail?.detail?.told ?? ''}\n\n${entry?.answer ?? ''}`);
  expect(detail?.source).toEqual(entry?.source);
});

test('a follow-up leads to an entry that is there, or is a sentence', () => {
  const wrong = knowledgeEntries.flatMap(({ id, followUps }) =>
    Object.entries(followUps)
      .filter(([, text]) =>
        isId(text)
          ? findEntry(text) === undefined
          : !/[\p{Lu}\p{N}'].*[.?'%]$/u.test(text) && text.split(' ').length < 3,
      )
      .map(([aspect, text]) => `${id} ${aspect}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('an answer is plain text, without mark-up and slang', () => {
  const wrong = knowledgeEntries.filter(({ answer }) => /[*#<>]|\]\(|\b(gue|lo|elo)\b/iu.test(answer));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('an unchecked answer names a figure in rupiah or percent of the state only with its law', () => {
  const official = /tarif|denda|bunga|plafon|pajak|dikenai|iuran/iu;
  const wrong = knowledgeEntries.filter(({ answer, source }) => {
    if (source.checked !== null || source.url.startsWith('/')) return false;
    return answer
      .split('\n')
      .some(
        (line) =>
          official.test(line) &&
          /\d+(,\d+)? ?%/.test(line) &&
          !/\b(UU|PP|PMK|Permenko|PBI|KUHP|Contoh)\b/.test(`${line} ${source.name}`),
      );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

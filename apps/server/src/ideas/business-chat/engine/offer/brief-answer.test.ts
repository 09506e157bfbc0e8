import { expect, test } from 'vitest';
import { findEntry, knowledgeEntries } from '../../knowledge/knowledge-base.ts';
import { readQuestion } from '../read-question.ts';
import { briefAnswer } from './brief-answer.ts';

const brief = (id: string, text: string) => {
  const entry = findEntry(id);
  if (entry === undefined) throw new Error(`no entry ${id}`);
  return briefAnswer(entry, readQuestion(text));
};

test('the first sentence is told, and the one that speaks of what is asked', () => {
  const told = brief('label-pangan', 'labelnya harus ada tanggal kedaluwarsa?');
  expect(told).toMatch(/^Label pangan olahan .*kedaluwarsa/su);
});

test('of a detail its own sentences are told, not those of the entry that it belongs to', () => {
  for (const entry of knowledgeEntries.filter(({ detail }) => detail !== undefined).slice(0, 50)) {
    const told = briefAnswer(entry, readQuestion(entry.question)).split(' … ');
    for (const part of told) expect(entry.detail?.told.replaceAll('\n', ' ')).toContain(part.slice(0, 40));
  }
});

test('nothing is told beyond the answer, and never more than two sentences', () => {
  for (const entry of knowledgeEntries.slice(0, 300)) {
    const told = briefAnswer(entry, readQuestion('berapa lama dan berapa biayanya?'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(310);
    expect(told).not.toMatch(/\n|^\s*(?:-|\d+\.)\s/u);
  }
});

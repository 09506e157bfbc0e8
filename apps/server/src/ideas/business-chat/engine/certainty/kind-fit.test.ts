import { expect, test } from 'vitest';
import { findEntry } from '../../knowledge/knowledge-base.ts';
import { readQuestion } from '../read-question.ts';
import { compareKinds } from './kind-fit.ts';

const fitOf = (text: string, ...ids: string[]) =>
  compareKinds(
    readQuestion(text),
    ids.flatMap((id) => findEntry(id) ?? []),
  );

test('an entry about the sum fits the question for the sum', () => {
  expect(fitOf('daftar merek berapa biayanya', 'merek-biaya').fit).toBeGreaterThan(0.5);
});

test('a fact that no entry given tells speaks against them', () => {
  expect(fitOf('siapa pendiri tokopedia', 'marketplace-daftar').otherFact).toBe(1);
  expect(fitOf('siapa yang mengeluarkan sertifikat halal', 'halal-siapa').otherFact).toBe(0);
});

test('one of two entries is enough', () => {
  expect(fitOf('siapa yang mengeluarkan sertifikat halal', 'halal-cara', 'halal-siapa').otherFact).toBe(0);
});

test('a trouble that asks nothing speaks for and against no entry', () => {
  expect(fitOf('teman saya tidak pernah datang', 'nib-apa')).toEqual({
    fit: 0,
    otherFact: 0,
    otherKind: 0,
  });
});

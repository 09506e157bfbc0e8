import { expect, test } from 'vitest';
import { sampleBasis, sampleRecord } from '../testing/sample-record.ts';
import { countAnswers, summariseAnswers } from './interview-answers.ts';
import { reportInterviewStep } from './interview-step.ts';

const round = {
  questions: ['Kapan terakhir lapar malam?', 'Berapa yang dibayar?'],
  answers: [
    ['Kemarin malam, antrean di warung panjang sekali', '15000'],
    ['Malam Minggu di warung dekat kos', ''],
    ['  ', '15000'],
  ],
};

test('each question says how many answered and which words people share, one vote a person', () => {
  const [first, second] = summariseAnswers(round);
  expect(first).toEqual({
    question: round.questions[0],
    count: 2,
    words: [
      { word: 'malam', count: 2 },
      { word: 'warung', count: 2 },
    ],
    examples: ['Kemarin malam, antrean di warung panjang sekali', 'Malam Minggu di warung dekat kos'],
  });
  expect(second).toMatchObject({ count: 2, words: [{ word: '15000', count: 2 }], examples: ['15000'] });
  expect(countAnswers([round, { questions: [], answers: [] }])).toBe(3);
});

test('a shorter set of answers and an empty round are read, too', () => {
  expect(summariseAnswers({ questions: ['A', 'B'], answers: [['ya']] })[1]).toMatchObject({
    count: 0,
    words: [],
  });
  expect(summariseAnswers({ questions: [], answers: [['ya']] })).toEqual([]);
});

test('documents carry what was heard, and say nothing of a link without answers', () => {
  const labels = (interviews: (typeof round)[]) =>
    reportInterviewStep(sampleRecord[2], { ...sampleBasis, interviews }).map(({ label }) => label);
  expect(labels([round])).toContain('Jawaban lewat tautan, 3 orang tanpa nama');
  expect(labels([{ ...round, answers: [] }])).toEqual(['Pertanyaan', 'Yang paling sering didengar']);
});

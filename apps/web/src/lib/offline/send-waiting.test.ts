import { expect, it } from 'vitest';
import { judgeAnswer } from './send-waiting.ts';

it.each([
  ['arrived', 201, null],
  ['an application that had arrived before', 409, { code: '23505' }],
  ['a listing that had arrived before', 409, { code: 'PT409', hint: 'already_sent' }],
])('%s is sent', (_what, status, answer) => {
  expect(judgeAnswer(status, answer)).toEqual({ kind: 'sent' });
});

it.each([401, 408, 429, 500, 503])('%i comes again later', (status) => {
  expect(judgeAnswer(status, null)).toEqual({ kind: 'later' });
});

it('a refusal is told in the words of the database where they are for people', () => {
  expect(judgeAnswer(429, { code: 'PT429', message: 'Besok lagi.' })).toEqual({ kind: 'later' });
  expect(judgeAnswer(422, { code: 'PT422', message: 'Jawab dulu pertanyaannya.' })).toEqual({
    kind: 'refused',
    reason: 'Jawab dulu pertanyaannya.',
  });
  expect(judgeAnswer(403, { code: '42501', message: 'permission denied' })).toMatchObject({
    kind: 'refused',
    reason: expect.not.stringContaining('permission'),
  });
});

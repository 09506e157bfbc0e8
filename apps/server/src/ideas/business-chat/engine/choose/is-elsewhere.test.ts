import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import { readQuestion } from '../read-question.ts';
import lines from './elsewhere-lines.json' with { type: 'json' };
import { isElsewhere } from './is-elsewhere.ts';

/** Of the lines, so many are known to be taken for a question about the subject of before. */
const mostAnswered = 3;

test('what has nothing to do with a business is not answered by the subject of before', () => {
  const answered = lines.filter((turns) => answerConversation(turns).answered);
  expect(answered.length, JSON.stringify(answered)).toBeLessThanOrEqual(mostAnswered);
});

test.each([
  'resep rawon yang enak apa aja bumbunya',
  'jelaskan fotosintesis dan respirasi, buat tugas biologi',
])('%s is elsewhere', (text) => expect(isElsewhere(readQuestion(text))).toBe(true));

test.each([
  'jaminannya apa, motorku butut',
  'bunganya?',
  'kalo tiktok?',
  'setornya tanggal brp',
  'kalau dibayar dua kali gimana',
])('%s may go on with the subject of before', (text) => expect(isElsewhere(readQuestion(text))).toBe(false));

import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

test.each([
  [['sertifikat pirt sambalku terbit tahun 2021', 'masih berlaku sampai kapan?'], 'pirt'],
  [['p2mw tim kami lolos', 'uangnya boleh dibelikan alat ga'], 'p2mw'],
])('%s stays with what was told', (turns, subject) => {
  const { entries } = answerConversation(turns);
  expect(entries.map((entry) => entry.subject)).toContain(subject);
});

test('a question that names its own subject leaves what was told', () => {
  const { entries } = answerConversation([
    'sertifikat pirt sambalku terbit tahun 2021',
    'kalau nib berlaku sampai kapan?',
  ]);
  expect(entries.map(({ subject }) => subject)).toContain('nib');
});

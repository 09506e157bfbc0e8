import { expect, test } from 'vitest';
import { knowledgeEntries } from '../../knowledge/knowledge-base.ts';
import { answerConversation } from '../answer-conversation.ts';
import { speaksOfCondition } from './speaks-of-condition.ts';

const withAnswer = (answer: string) =>
  knowledgeEntries.slice(0, 1).map((entry) => ({ ...entry, question: 'Bagaimana live pertama?', answer }));

test.each([
  ['saya tuli, mau mulai live jualan kerudung', 'Sapa penonton satu per satu.', false],
  ['saya tuli, mau mulai live jualan kerudung', 'Pakai takarir otomatis dan papan tulis kecil.', true],
  ['aku buta warna mau jual baju', 'Pilih tiga warna yang laku.', false],
  ['adikku autis pengen bantu packing', 'Beri satu tugas; anak autis terbantu gambar langkahnya.', true],
  ['gw punya diabetes, tiap hari nyicip kue', 'Kue kering tahan tiga bulan.', false],
  // No condition of a person, or none at all.
  ['jual obat diabetes herbal boleh', 'Perlu izin BPOM.', true],
  ['aku jualan kerudung lewat live', 'Sapa penonton satu per satu.', true],
])('%s answered with "%s": %s', (question, answer, isSpokenOf) => {
  expect(speaksOfCondition(question, withAnswer(answer))).toBe(isSpokenOf);
});

test('an answer that does not speak of it becomes a question back', () => {
  const reply = answerConversation(['aku gagap, cara live tiktok pertama kali gimana']);
  expect(reply.answered).toBe(false);
});

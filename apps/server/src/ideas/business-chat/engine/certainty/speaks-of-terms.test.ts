import { expect, test } from 'vitest';
import { knowledgeEntries } from '../../knowledge/knowledge-base.ts';
import { answerConversation } from '../answer-conversation.ts';
import { speaksOfTerms } from './speaks-of-terms.ts';

const withAnswer = (answer: string) =>
  knowledgeEntries.slice(0, 1).map((entry) => ({ ...entry, question: 'Bagaimana memulai?', answer }));

test.each([
  ['kbli buat buket bunga yang mana', 'Hitung pita, kartu, dan waktu merangkai.', false],
  ['kbli buat buket bunga yang mana', 'Cari KBLI di OSS menurut kegiatannya.', true],
  ['buka laundry di kos izinnya apa', 'Uji pada sepatu sendiri, lalu foto barangnya.', false],
  ['buka laundry di kos izinnya apa', 'Mulai dari NIB lewat OSS.', true],
  ['cara jadi star seller', 'Daftar dengan KTP dan rekening.', false],
  // What one has already is not what is asked.
  ['udah ada pirt, cara masuk minimarket gimana', 'Siapkan contoh dan daftar harga.', true],
  ['cara dapat pembeli pertama', 'Tawarkan kepada teman sekelas.', true],
])('%s answered with "%s": %s', (question, answer, isSpokenOf) => {
  expect(speaksOfTerms(question, withAnswer(answer))).toBe(isSpokenOf);
});

test.each([
  'kbli buat jual bouquet bunga sama snack bouquet yg mana',
  'buka jasa laundry di kos, izinnya apa',
])('%s: what does not speak of it is offered, not given', (question) => {
  const { answered, entries, content } = answerConversation([question]);
  if (answered) expect(speaksOfTerms(question, entries)).toBe(true);
  else expect(content).not.toBe('');
});

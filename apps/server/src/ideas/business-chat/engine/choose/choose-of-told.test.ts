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

const firstOf = (...turns: readonly string[]): string | undefined => answerConversation(turns).entries[0]?.id;

test.each([
  ['syarat ikut p2mw', 'p2mw-syarat'],
  ['omzet di bawah 500 juta kena pajak gak', 'pph-final-bebas'],
  ['biaya bikin pt perorangan', 'pt-perorangan-cara'],
])('%s asks in general, so no detail is told', (text, id) => {
  expect(firstOf(text)).toBe(id);
});

test.each([
  ['tahun lalu sudah didanai p2mw, boleh daftar lagi?', 'p2mw-pernah-didanai'],
  ['boleh jadi anggota dua tim p2mw sekaligus?', 'p2mw-dua-tim'],
])('%s asks for a detail', (text, id) => {
  expect(firstOf(text)).toBe(id);
});

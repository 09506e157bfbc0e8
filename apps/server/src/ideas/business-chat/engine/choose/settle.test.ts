import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

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

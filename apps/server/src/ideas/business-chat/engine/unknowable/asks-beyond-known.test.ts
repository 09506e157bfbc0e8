import { describe, expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import { asksBeyondKnown } from './asks-beyond-known.ts';

describe('a regulation that no entry names and what a later year brought are not answered', () => {
  test.each([
    'isi UU No 77 Tahun 2041 tentang kantin',
    'PP 300/2038 itu apa',
    'juara pkm 2040 kampus mana',
    'umr jogja 2045 berapa',
    'permendag nomor 303 tahun 2044 soal jualan es teh',
  ])('%s', (text) => {
    expect(asksBeyondKnown(text, 2026)).toBe(true);
    expect(answerConversation([text]).answered).toBe(false);
  });

  test.each([
    'uu nomor 8 tahun 1999 isinya apa',
    'PP 55/2022 itu apa',
    'sesuai pp 23/2018 pajak umkm berapa',
    'target omzet 2040 gimana nyusunnya',
    'umr jogja 2027 berapa',
  ])('%s may have an answer', (text) => {
    expect(asksBeyondKnown(text, 2026)).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { findDanger } from '../find/find-danger.ts';
import { findDangerInTurns } from '../find/find-danger-in-turns.ts';

test.each([
  [['sekali produksi 240rb', 'dapet 60 botol', 'botolnya 900 satu']],
  [['laba bulan ini 3,6jt', 'dibagi 3 sama aku 40%']],
  [['dp 40% dari harga web', 'terminnya dua kali sisanya']],
])('likeness alone takes no sum and nothing that goes on with trade for a person in need: %s', (turns) => {
  expect(findDangerInTurns(turns)).toBeNull();
});

test('words of a need are heard beside a trade and a sum', () => {
  for (const text of ['tokoku rugi 5jt, aku pengen mati aja', 'aku udah ga kuat hidup, utang 20jt'])
    expect(findDangerInTurns(['jualan bakso di kampus', text])?.kind).toBe('crisis');
});

test('what a word or a pattern names is no likeness', () => {
  expect(findDanger('aku mau bunuh diri')?.isLikened).toBeUndefined();
});

test.each(['dosen pembina boleh megang 3 kelompok ga', 'toko sebelah mukul harga terus, aku gimana'])(
  'what is held or struck in trade is no violence: %s',
  (text) => {
    expect(findDanger(text)).toBeNull();
  },
);

test('a person who is touched or struck is heard', () => {
  expect(findDanger('dosen pembimbingku megang-megang badanku')?.kind).toBe('violence');
  expect(findDanger('suamiku mukul aku tiap harga naik')?.kind).toBe('violence');
});

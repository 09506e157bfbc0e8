import { expect, test } from 'vitest';
import { slangWords } from '@kawanusaha/bahasa/lexicon/word-lists';
import regional from '#content/chat/regional-words.json' with { type: 'json' };
import { writePlainSum, writePlainWords } from './regional-words.ts';

test.each([
  ['nek mbayar nganggo iku oleh ora', 'nek bayar pakai iku boleh tidak'],
  ['rek ngadamel sambel, naon saratna', 'mau buat sambel, naon syaratnya'],
  ['hargo jo biayanyo paralu tahu', 'hargo jo biayanya perlu tahu'],
  ['carane daftar piye', 'caranya daftar piye'],
])('%s reads as Indonesian', (written, plain) => {
  expect(writePlainWords(written)).toBe(plain);
});

test.each([
  'dijual oleh petani',
  'punya kuda dan bara api',
  'banyak nanas di pasar',
  'warung Bu Sinyo',
  'anak smk tata boga mau terima pesanan',
  'si wulan yg murung',
])('%s stays', (written) => {
  expect(writePlainWords(written)).toBe(written);
});

test.each([
  ['bathine piro', 'untungnya piro'],
  ['tak dol 5rb saben dina', 'jual 5rb tiap dina'],
  ['nek tuku kain 50 ewu', 'kalau beli kain 50 ewu'],
  ['mbayar gaji sewulan', 'bayar gaji sebulan'],
])('the sum of %s reads as Indonesian', (written, plain) => {
  expect(writePlainSum(written)).toBe(plain);
});

const entries = [regional.everywhere, regional.inSums].flatMap((words) =>
  Object.entries(words as Readonly<Record<string, readonly string[]>>).flatMap(([plain, ways]) =>
    ways.map((way) => ({ way, plain })),
  ),
);

test('a word stands once', () => {
  const ways = [...entries.map(({ way }) => way), ...regional.inSumsByLexicon];
  expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([]);
});

test('what the lexicon says of a word is not said again', () => {
  // It is Javanese in the lexicon, and said in West Java, too.
  const inTwoLanguages = new Set(['wae']);
  expect(
    entries.filter(({ way, plain }) => !inTwoLanguages.has(way) && slangWords.get(way)?.normal === plain),
  ).toEqual([]);
  expect(regional.inSumsByLexicon.filter((word) => !slangWords.has(word))).toEqual([]);
});

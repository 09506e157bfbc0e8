import { expect, test } from 'vitest';
import { slangWords, vocabulary } from '@kawanusaha/bahasa/lexicon/word-lists';
import regional from '#content/chat/regional-words.json' with { type: 'json' };
import { writePlainSum, writePlainWords } from './regional-words.ts';

test.each([
  ['nek mbayar nganggo iku oleh ora', 'nek bayar pakai iku boleh tidak'],
  ['rek ngadamel sambel, naon saratna', 'mau buat sambel, naon syaratnya'],
  ['hargo jo biayanyo paralu tahu', 'harga jo biayanya perlu tahu'],
  ['umua ambo 20 taun alun manikah, dima maurus', 'umur ambo 20 taun alun menikah, di mana mengurus'],
  ['kula badhe nyade jamu, kados pundi ngajukake', 'kula mau jual jamu, bagaimana mengajukan'],
  ['iraha jeung kunaon kudu ngadaptar', 'kapan jeung kenapa kudu daftar'],
  ['tiang konden ngelah nib, kenken', 'tiang belum punya nib, bagaimana'],
  ['ulun handak maajukan, amun kada baisi', 'saya mau mengajukan, kalau kada punya'],
  ['cakmano kalo dak punyo caro', 'bagaimana kalo dak punya cara'],
  ['beta seng punya, bisa ka seng', 'beta tidak punya, bisa atau tidak'],
  ['bolehka jualan, belumpi terdaftar', 'boleh jualan, belum terdaftar'],
  ['bagemana mo jual kaka', 'bagaimana mau jual kak'],
  ['ngape saye tadak bise', 'kenapa saya tidak bisa'],
  ['naon bedana, sarate opo', 'naon bedanya, syaratnya opo'],
  ['carane daftar piye', 'caranya daftar piye'],
])('%s reads as Indonesian', (written, plain) => {
  expect(writePlainWords(written)).toBe(plain);
});

test.each([
  'dijual oleh petani',
  'atap seng ada stoknya',
  'kuda dan iga bakar',
  'pesan kakaknya ke Bandung',
  'galak di lampu merah, bara apinya maha besar',
  'napi jualan dari lapas',
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

test('no word is a common Indonesian one', () => {
  // Javanese for a thousand, which the lexicon reads as a number.
  const isNumber = new Set(['sewu']);
  const known = ({ way }: { readonly way: string }): boolean =>
    !isNumber.has(way) && (vocabulary.commonRoots.has(way) || vocabulary.stopWords.has(way));
  expect(entries.filter(known).map(({ way }) => way)).toEqual([]);
});

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

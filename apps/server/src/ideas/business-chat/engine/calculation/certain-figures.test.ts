import { expect, test } from 'vitest';
import { findCalculation, noFigures } from './find-calculation.ts';

/** What is reckoned after the last of several messages. */
function calculate(...messages: string[]) {
  let found: ReturnType<typeof findCalculation> = { figures: noFigures, calculation: null };
  for (const text of messages) found = findCalculation(text, found.figures, true);
  return found.calculation;
}

const thread = 'benang 4 gulung @25rb jadi 20 gelang, modal benang per gelang brp';

test.each([
  ['the price of one is taken as often as it was bought', [thread], { total: 100_000, units: 20 }],
  [
    'a price at which is sold stays one',
    ['jual 30 cup @10rb modal 6rb untung berapa'],
    { price: 10_000, sold: 30 },
  ],
  [
    'a cost of one that is added is of one',
    [thread, 'ditambah kemasan 1000 per gelang jadi?'],
    { total: 100_000, units: 20, extra: 1_000 },
  ],
  [
    'a small sum of each is money',
    ['ayam seekor 48rb jadi 24 tusuk', 'bumbu 300 per tusuk. modal setusuk berapa?'],
    { total: 48_000, units: 24, extra: 300 },
  ],
  [
    'one of those who put in is named again',
    [
      'berempat patungan 1jt, 2jt, 3jt sama 4jt',
      'kalau labanya 5 juta dibagi sesuai modal, yang 4jt dapet berapa',
    ],
    { profit: 5_000_000, share1: 1_000_000, share2: 2_000_000, share3: 3_000_000, share4: 4_000_000 },
  ],
  [
    'what is free by a rule is no turnover',
    [
      'omzet toko pribadi setahun 620 juta',
      'kan 500 juta pertama bebas, sisanya 0,5%',
      'jadi pajaknya berapa',
    ],
    { turnover: 620_000_000 },
  ],
  [
    'who is left shares',
    ['untung 2,4 juta dibagi rata 3 orang ya', 'eh satu orang mundur jadi berdua. masing-masing berapa'],
    { profit: 2_400_000, share1: 1, share2: 1 },
  ],
  [
    'the total of what stays is told anew',
    [
      'biaya tetap 900rb, harga 10rb, biaya per gelas 4rb. bep berapa gelas',
      'sewanya naik, totalnya jadi 1,5 juta. sekarang?',
    ],
    { fixed: 1_500_000, price: 10_000, cost: 4_000 },
  ],
  [
    'a sum in spoken hundreds is whole',
    ['dijual dua ribu limaratusan modal 1500 laku 40 untung berapa'],
    { price: 2_500, cost: 1_500, sold: 40 },
  ],
  [
    'what is gone in a day is sold in a day',
    [
      'jual cilok 2000an modalnya 1200',
      'sehari abis 150 biji',
      'berarti sebulan 25 hari untung bersih berapa, sewa lapak 400rb',
    ],
    { price: 2_000, cost: 1_200, sold: 150, daily: 1, days: 25, fixed: 400_000 },
  ],
  [
    'what is said of a pack is of the pack',
    ['modal sebungkus bakso isi 10 itu 18.000, pengen untung 40% dari harga jual. dijual berapa?'],
    { total: 18_000, units: 1, target: 40 },
  ],
])('%s', (_why, questions, inputs) => {
  expect(calculate(...questions)?.inputs).toMatchObject(inputs);
});

test('who has left does not share', () => {
  const rest = calculate(
    'laba 3 juta dibagi rata 3 orang',
    'eh satu orang keluar jadi berdua. masing2 berapa',
  );
  expect(rest?.inputs).not.toHaveProperty('share3');
});

test.each([
  [['aku titip risol, kantin minta 2 ribu per biji, modalku 1300, untung per biji berapa']],
  [['jual risol 4rb modal 2rb, kantin minta 500 per biji, untungnya berapa']],
  [['barang 1,3 kg ongkir 12rb per kg bayar berapa']],
  [[thread, 'ditambah ongkos 800 sama kartu 200 jadi berapa?']],
])('%j: nothing is reckoned where the place of a figure is not certain', (questions) => {
  expect(calculate(...questions)).toBeNull();
});

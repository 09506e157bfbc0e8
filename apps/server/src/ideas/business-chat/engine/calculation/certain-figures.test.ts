import { expect, test } from 'vitest';
import { noFigures } from './figures.ts';
import { findCalculation } from './find-calculation.ts';

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
  [
    'a million and a half is written short',
    ['modal 1jt5 untung 300rb sebulan kapan balik modal'],
    { capital: 1_500_000 },
  ],
  [
    'thousands and a half are written short',
    ['jual 2rb5 modal 1k5 untung berapa'],
    { price: 2_500, cost: 1_500 },
  ],
  [
    'what is bought by weight is paid by weight',
    ['beli ayam 10 kg 38rb per kg, bumbu 50 ribu, jadi 60 porsi, hpp per porsi'],
    { total: 430_000, units: 60 },
  ],
  [
    'what is sold in a day goes on beside what a batch gives',
    ['bahan 180rb jadi 30 bungkus, jual 10rb sehari laku 25, untung sebulan berapa'],
    { cost: 6_000, price: 10_000, sold: 25, days: 30 },
  ],
  [
    'a week has seven days',
    ['jual 5000 modal 3000, laku 20 sehari, untung seminggu berapa'],
    { sold: 20, days: 7 },
  ],
  [
    'the time that follows the profit is asked',
    ['sewa 500rb per bulan jual 15rb modal 9rb laku 10 sehari untung sebulan'],
    { sold: 10, days: 30, fixed: 500_000 },
  ],
  [
    'a month is asked after a day',
    ['jual kopi 12rb modal 7rb laku 30 sehari, untung sehari berapa', 'kalau sebulan jadi berapa'],
    { sold: 30, days: 30 },
  ],
  [
    'a week is asked after a month',
    ['jual kopi 12rb modal 7rb laku 30 sehari, untung sebulan berapa', 'kalau seminggu berapa'],
    { sold: 30, days: 7 },
  ],
  [
    'buyers are no batch',
    ['jual 10rb dapat 12 pembeli sehari modal 7rb untung per bulan'],
    { price: 10_000, cost: 7_000, sold: 12, days: 30 },
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
  [['jual risol 4rb modal 2rb, kantin minta 500, untungnya berapa']],
  [['titip donat jual 3000 modal 1800 kantin ambil 300 per donat untungnya berapa']],
  [['jual risol 4rb modal 2rb, kantin minta 10%, laku 50, untung berapa']],
  [['tarif listrik 1445 per kwh, pemakaian 120 kwh, bayar berapa']],
  [['ongkir 20rb per 5 kg, barang 7 kg berapa']],
  // A rent of a day and a break-even of a month, and the other way round.
  [['sewa 50rb per hari, untung per porsi 4rb, bep sebulan berapa porsi']],
  [['sewa 600rb setahun, untung per porsi 4rb, bep berapa porsi sebulan']],
  // Another share than a wished profit makes no price.
  [['jual 10rb modal 6rb untung berapa', 'pajak 11% jadi harga jual berapa']],
  [['jual 10rb modal 6rb untung berapa', 'reseller minta 20% harga jual berapa']],
  [['jual 10rb modal 6rb untung berapa', 'inflasi 5% tahun depan jual berapa']],
  [['barang 1,3 kg sama 2 kg ongkir 12rb per kg bayar berapa']],
  [[thread, 'ditambah ongkos 800 sama kartu 200 jadi berapa?']],
  [['jual risol isi 3 harga 10rb, modal per biji 2000, untung per biji berapa']],
  [['3 hari laku 45 porsi harga 10rb modal 6rb, untung sebulan berapa']],
  [['bahan 150rb gas 22rb plastik 8rb jadi 30 bungkus, jual 10rb laku 25, untung berapa']],
  [['jual 5000 modal 3000, laku 20 sehari kecuali minggu, untung sebulan berapa']],
  [['modal 300rb jual 20 porsi @25rb untung berapa']],
  [['jual kaos 3 pcs 100rb modal 25rb per pcs untung berapa']],
  [['jual 15rb modal 9rb laku 10 sehari, untung sehari berapa kalau sewa 500rb sebulan']],
])('%j: nothing is reckoned where the place of a figure is not certain', (questions) => {
  expect(calculate(...questions)).toBeNull();
});

test.each([
  ['pinjam kur 10 juta 12 bulan cicilannya berapa', '3 kaos @60rb sama 2 topi @35rb total berapa', 'belanja'],
  [
    'omzet setahun 600 juta pajaknya berapa',
    'upah 12rb per jam, kerja 5 jam sehari selama 20 hari, totalnya berapa',
    'kali',
  ],
])('after %j, %j is a question of its own', (before, text, kind) => {
  expect(calculate(before, text)?.kind).toBe(kind);
});

test.each([
  ['2,5 kg ayam 38rb per kilo berapa'],
  ['harga lusinan 30rb pesan 24 biji berapa'],
  ['sewa 12 juta setahun dibagi 3 orang sebulan berapa'],
  ['jahit 15 baju ongkos 35rb per baju 2 penjahit, masing-masing dapat berapa'],
  ['harga 80rb diskon 15% jadi berapa', 'umurku 20 tahun boleh bikin NIB?'],
  ['omzet 5 juta biaya 3 juta untung berapa', 'buat karyawan 20% berapa'],
  ['omzet 5 juta biaya 3 juta untung berapa', 'jadi setahun berapa'],
  ['hpp 12rb untung 40% jual berapa', 'laku 100 pcs untung berapa'],
  ['beli 12 kotak @ 8500 totalnya berapa', 'jual lagi 12rb untung berapa'],
  ['omzet 50 juta sebulan pajaknya berapa setahun', 'kalau 60 juta'],
  ['upah 12rb per jam 6 jam sehari 5 hari seminggu sebulan berapa'],
  ['harga 111rb sudah termasuk ppn 11%, sebelum ppn berapa'],
  ['harga setelah diskon 20% jadi 80rb, harga awal berapa'],
  ['harga 120rb diskon 25% + ongkir 15rb bayar berapa'],
  ['laku 12 dari stok 30 sisa berapa persen'],
  ['upah jahit 5rb per baju 20 baju seminggu sebulan berapa'],
  ['utang 900rb bayar 350rb kurang berapa', 'dicicil 5 kali'],
])('no figure is told for what is not certain: %s, %s', (...messages) => {
  expect(calculate(...messages.filter((message) => message !== undefined))).toBeNull();
});

test.each([
  [
    ['bazar sewa 300rb, jual 60 porsi @15rb, modal 7rb per porsi, untung berapa'],
    { sold: 60, price: 15_000 },
  ],
  [['tiket 50rb peserta 80 biaya 2,5 juta untung berapa', 'kalau peserta 60'], { sold: 60, price: 50_000 }],
  [['tiket 50rb peserta 80 biaya 2,5 juta untung berapa', 'kalau tiket 40rb'], { sold: 80, price: 40_000 }],
])('a profit is asked, not what breaks even: %j', (messages, inputs) => {
  expect(calculate(...messages)).toMatchObject({ kind: 'laba', inputs });
});

test('what a machine is sold for again may be told as a part of its price', () => {
  const worn = calculate('mesin 10 juta umur 8 tahun residu 20% susut per tahun')?.inputs;
  expect(worn).toEqual({ capital: 10_000_000, months: 96, net: 2_000_000 });
});

test('what is bought is no profit', () => {
  expect(calculate('beli 3 botol 12rb, 2 bungkus 5rb per bungkus total berapa')?.kind).not.toBe('laba');
});

test('a price of twenty is that of twenty, however many were bought', () => {
  const each = calculate('beli 2 kodi 400rb per kodi, per biji berapa')?.inputs;
  expect(each).toEqual({ price: 400_000, pack: 20, units: 1 });
});

test('a price of a kilo is paid for each kilo', () => {
  const bought = calculate('ayam 2,5 kg 38rb per kilo total berapa')?.inputs;
  expect(bought).toEqual({ price: 38_000, pack: 1_000, units: 2_500 });
  const each = calculate('beras 5 kg 70rb, per kilo berapa')?.inputs;
  expect(each).toEqual({ price: 70_000, pack: 5_000, units: 1_000 });
});

import { expect, test } from 'vitest';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { noFigures } from './figures.ts';
import { findCalculation } from './find-calculation.ts';

/** What the last of several messages is answered with; nothing where it is not certain. */
function reckon(...turns: string[]): string {
  let figures = noFigures;
  let told = '';
  for (const [at, text] of turns.entries()) {
    const found = findCalculation(text, figures, at > 0);
    ({ figures } = found);
    told = found.calculation === null ? '' : (explainCalculation(found.calculation) ?? '');
  }
  return told;
}

test.each([
  [['ikan sekilo 30rb dpt 5 potong', 'bumbunya 500 sepotong', 'mau untung 50%, sepotong jual brp'], '9.750'],
  [['bersih 3 juta, 10 persen masuk kas, sisanya dibagi 2 rata. seorang dapat brp'], '1.350.000'],
  [['keluar 3jt di awal, bersihnya 500rb sebulan. balik modal brp lama'], '6 bulan'],
  [['pinjam kur 5 juta bunga 6% setahun', 'dilunasi dalam setahun, tiap bulan bayar brp'], '430.333'],
  [['laba 2 juta dibagi 60:40', 'yang paling kecil dapat berapa'], '800.000'],
  [
    [
      'jual cilok 1000an modalnya 700',
      'sehari laku 200',
      'berarti sebulan 25 hari untung berapa, sewa lapak 300rb',
    ],
    '1.200.000',
  ],
  [
    [
      'harga 80rb diskon 25% jadi berapa',
      'ongkirnya 5rb aku yang bayar, modal barangnya 40rb. untung berapa',
    ],
    '15.000',
  ],
  [['omzet jan sampai nov 580 juta, des 60 juta. pph setahun berapa'], '700.000'],
  [
    ['jual tas 120rb di mp potongan 8%', 'trus ikut ongkir gratis nambah 4% lagi. bersih terima brp'],
    '105.600',
  ],
  [['modal alat 3,6jt, untung tiap gelas 3rb, laku 40 gelas sehari, balik modal berapa hari'], '30 hari'],
  [['biaya tetap 750rb sebulan, untung satu pentol 500, bep berapa'], '1.500 unit'],
])('%j is worked out', (turns, told) => {
  expect(reckon(...turns)).toContain(told);
});

test.each([
  [['modal gerobak 4jt, abis 500rb buat cat. untung bersih 750rb sebulan, balik modal brp bulan']],
  [['omzet jan sampai nov 560jt, des 40jt sama pengeluaran 10jt, total pph berapa']],
  [['laba 900rb dibagi 3 rata', 'gaji karyawan per orang di toko kue berapa']],
  [['harga 50rb diskon 10%, modal 30rb dan biaya total 100rb, untung berapa']],
  [['harga 100rb, admin 5% apa 8%, terima berapa']],
])('%j is not, since a sum has no certain place', (turns) => {
  expect(reckon(...turns)).toBe('');
});

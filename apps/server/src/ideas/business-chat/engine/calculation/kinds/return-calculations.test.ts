import { expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';

const calculate = (...questions: string[]) => {
  const { calculation, content } = answerConversation(questions);
  return { kind: calculation?.kind, content: content.replaceAll('\u00a0', ' ') };
};

test.each([
  // Price, cost, daily sales and days are told one after the other.
  [
    [
      'es teler dijual 8 rebu, modalnya 5000',
      'perhari laku 40 gelas, jualannya 25 hari sebulan',
      'laba sebulan piro',
    ],
    'laba',
    'Rp 3.000.000 dari 1.000 unit',
  ],
  [
    [
      'lapak buka 24 hari tiap bulan',
      'cilok 500an sebiji modal 300 perak, kejual 200 biji sehari',
      'sebulan untung brp ya',
    ],
    'laba',
    'Rp 960.000',
  ],
  [
    ['gula kepake 4 kg sehari', 'kiriman sampe 2 hari, cadangan 3 kg', 'kapan kudu restok'],
    'pesan-ulang',
    'tersisa 11',
  ],
  [['ongkos ngiklan 200rb minggu ini', 'yg kejual dr iklan 900 ribu', 'roas nya?'], 'roas', 'ROAS 4,5'],
  [['ads 1jt omset dari ads 3,5jt roas brp'], 'roas', 'ROAS 3,5'],
  [['3 juta omzetnya, iklannya 500rb, acos brp'], 'roas', 'ROAS 6'],
  // Bills of a month are taken off the profit of a month.
  [
    ['jual 15rb hpp 9rb laku 20 sehari', 'sewa 600rb per bulan', 'untung bersih sebulan?'],
    'laba',
    'Laba bersih Rp 3.000.000',
  ],
  [
    ['sewa 400rb sebulan listrik 100rb, jual 10rb modal 6rb, sehari laku 25, untung bersih sebulan brp'],
    'laba',
    'Laba bersih Rp 2.500.000',
  ],
  [
    ['jual keripik 12rb modal 7rb, sehari laku 20, untung sebulan berapa', 'kalau sehari laku 30'],
    'laba',
    'Rp 4.500.000',
  ],
  // A part kept back, equal shares.
  [
    ['untung 5jt, 10% disisihkan dana darurat, sisanya dibagi rata empat orang, seorang dapet berapa'],
    'bagi-hasil',
    'Rp 1.125.000',
  ],
  [['laba 5jt, 10% kas 5% sedekah, sisanya dibagi rata 2 orang, dapet berapa'], 'bagi-hasil', 'Rp 2.125.000'],
  [['laba 4jt 25% buat beli alat, sisane dibagi 2 orang rata, dapetnya piro'], 'bagi-hasil', 'Rp 1.500.000'],
  [['laba 3jt dibagi rata 6 orang dapet berapa'], 'bagi-hasil', 'Tiap orang Rp 500.000'],
  // What a share of the business is paid for it.
  [
    ['angel investor nawarin 200 juta buat 20% saham, valuasinya jadi brp'],
    'valuasi',
    '(pre-money) Rp 800.000.000',
  ],
  [
    ['usahaku dinilai berapa kalau ada yg nyuntik 50jt minta 10 persen'],
    'valuasi',
    '(post-money) Rp 500.000.000',
  ],
  // Coins of both kinds, and those that are there already.
  [['temen yang daftar pake kodeku 6, yg premium 1, koinku berapa'], 'koin', 'Total 50 coin'],
  [['koinku udah 35, ada 4 orang daftar lagi, total koin berapa'], 'koin', 'Total 55 coin'],
  [['8 org join lewat linkku', 'trus 3 upgrade premium', 'jumlah coinku'], 'koin', 'Total 100 coin'],
  // How many for a wished profit; by how many percent.
  [
    ['target untung bersih 2jt sebulan, sewa 500rb, harga 15rb modal 10rb, harus laku berapa porsi'],
    'target-laba',
    '500 unit',
  ],
  [
    ['pengen untung 3jt sebulan, jual 12rb modal 7rb, sehari kudu laku brp'],
    'target-laba',
    'Sekitar 20 unit sehari',
  ],
  [['harga telur naik dari 24rb jadi 30rb, naiknya berapa persen'], 'pertumbuhan', 'Naik 25%'],
  [['bulan ini 3jt, bulan kemarin 4jt, turun brp persen omzetku'], 'pertumbuhan', 'Turun 25%'],
])('%j is the calculation %s with %s', (questions, kind, result) => {
  const { kind: found, content } = calculate(...questions);
  expect(found).toBe(kind);
  expect(content).toContain(result);
});

test.each([
  [['jual 10rb modal 6rb, laku 20 sehari, buka 6 hari seminggu, untung sebulan berapa']],
  [['jual 10rb modal 6rb sewa 20rb sehari, laku 30 sehari, untung bersih sebulan berapa']],
  [['jual es 10rb modal 6rb', 'gas 25 ribu', 'sehari laku 30', 'untung sebulan brp']],
  [['iklan 500rb, penjualan 2jt, 30 pembeli, roas berapa']],
  [['modal 500rb, penjualan 2jt, roas berapa']],
  [['investor 30jt, bagi hasil 30% dari laba, nilai usaha berapa']],
  [['valuasi 500jt, investor minta 10%, nilai usaha berapa']],
  [['3 temen beli premium koinku brp']],
  [['7 temen daftar separuhnya beli premium, total koinku?']],
  [['butuh 50 koin buat tarik, 3 temen udah daftar, kurang berapa']],
  [['pengen untung 3jt, sewa 6jt setahun, jual 12rb modal 7rb, kudu laku brp']],
  [['harga 24rb, 30rb, 28rb, naiknya berapa persen']],
  [['laba 2jt dibagi sama rata ke semua anggota, dapat berapa']],
])('%j has a figure that would be left out, or lacks one', (questions) => {
  expect(calculate(...questions).kind).toBeUndefined();
});

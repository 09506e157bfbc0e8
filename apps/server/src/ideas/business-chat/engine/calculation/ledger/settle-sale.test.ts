import { expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';
import { readSale } from './read-sale.ts';

test.each([
  [['kulakan jilbab 30 pcs total 900rb, kujual 45rb an, laku 22. udah balik modal blm?'], '90.000'],
  [['cetak 60 gantungan 90rb, jual 3rb an, yg rusak 5. untungnya brp'], '75.000'],
  [['untung 3rb per porsi, sewa lapak 36rb sehari, brp porsi biar nutup'], '12 unit'],
  [['sebulan laku 150 gelas, tiap gelas untung 2500, gaji penjaga 200rb, listrik 50rb. bersih?'], '125.000'],
  [['bikin 50 pcs dari bahan 400rb, jual 12rb, laku 40 sisanya dibagi2. hasil akhirnya gimana'], '80.000'],
  [['produksi 4 batch, tiap batch 20 pcs, biaya sebatch 100rb. jual 8rb. untung semuanya?'], '240.000'],
  [['sewa tenda 100rb/hari 2 hari, pemasukan 900rb, transport 80rb. sisa brp'], '620.000'],
  [['sekali produksi 240rb', 'dapet 60 botol', 'botolnya 900 satu', 'hpp?'], '4.900'],
  [['bahan 150rb', 'jadi 30 porsi', 'plus box 1.500 per porsi', 'hpp nya jadi?'], '6.500'],
  [['laba per bungkus 2rb, retribusi 30rb sehari, harus laku brp bungkus biar ga nombok'], '15 unit'],
  [['sewa stan 600rb 3 hari', 'untung per porsi 5rb', 'brp porsi sehari biar ga rugi'], '40 unit'],
])('what a sale comes to is worked out of all that was told: %s', (turns, result) => {
  expect(answerConversation(turns).content).toContain(result);
});

test.each([
  'jual 25 pcs 500rb modal 300rb untung berapa',
  'titip 120 biji, ambil 1.000 jual 1.500, sisa 23, dapet brp',
  'sewa 600rb sebulan, jual 10rb, laku 20 sehari, untung berapa',
])('a figure that may stand in two places has none: %s', (text) => {
  const sale = readSale(text);
  expect(sale === null || sale.left !== undefined).toBe(true);
});

test('a sum that names nothing takes the place of no other', () => {
  const { content } = answerConversation(['jual 18rb modal 11rb', 'iklan sebulan 400rb', 'untung brp']);
  expect(content).not.toContain('389.000');
});

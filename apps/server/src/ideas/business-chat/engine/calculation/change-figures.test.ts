import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

const calculate = (...questions: string[]) => {
  const { calculation, content } = answerConversation(questions);
  return { kind: calculation?.kind, content: content.replaceAll('\u00a0', ' ') };
};

test.each([
  // A bill: so many at a price of one, less a percentage.
  [
    ['pembeli ambil 50 tumbler harga 27.500 per pcs, kukasih potongan 8 persen, yg harus dia transfer brp'],
    'tagihan',
    'Rp 1.265.000',
  ],
  [['pesan 30 nasi box @22.000 ongkir 25rb total bayar berapa'], 'tagihan', 'Rp 685.000'],
  [['3 lusin donat harga 5rb per biji potongan 10%, total berapa'], 'tagihan', 'Rp 162.000'],
  // How many for a turnover.
  [['kejar omzet 15 juta, jual bouquet 125rb, berapa yg harus laku'], 'target-jual', '120 unit'],
  [
    ['omzet yg kutarget 4jt, sebiji 8rb, buka 20 hari, sehari harus laku berapa'],
    'target-jual',
    'Sekitar 25 unit sehari',
  ],
  [['target pemasukan sehari 500rb, harga seblak 12rb, harus jual berapa mangkok'], 'target-jual', '42 unit'],
  // Part of what is bought by weight, volume or the dozen.
  [['cokelat bubuk 95rb per kg, satu gelas pakai 20 gram, berapa biaya coklatnya'], 'bahan', 'Rp 1.900'],
  [['sirup 60.000 seliter, per cup kepake 30 ml, modal sirup per cup?'], 'bahan', 'Rp 1.800'],
  [['1 kg tepung 12rb, resepnya butuh 350 gram, berapa rupiah'], 'bahan', 'Rp 4.200'],
  [['kaos 600rb sekodi, per pcs jatuhnya brp'], 'bahan', 'Rp 30.000'],
  [['telur 32rb sekilo isi 16 butir, sebutir berapa'], 'bahan', 'Rp 2.000'],
  [['bawang 32rb/kg, butuh setengah kg, brp'], 'bahan', 'Rp 16.000'],
  // Stock.
  [['sehari habis 3 kg bubuk kopi, kirim 2 minggu, cadangan 5 kg, titik pesan ulang?'], 'pesan-ulang', '47'],
  [['laku 9 per hari, lead time seminggu, stok pengaman 12. restock pas sisa brp'], 'pesan-ulang', '75'],
  [['tepung sisa 10 kg, sehari pakai 800 gram, cukup berapa hari'], 'tahan-stok', '12 hari'],
  [['stok tinggal 90 botol, laku 7 botol sehari, berapa hari lagi habis'], 'tahan-stok', '12 hari'],
])('%j is the calculation %s with %s', (questions, kind, result) => {
  const { kind: found, content } = calculate(...questions);
  expect(found).toBe(kind);
  expect(content).toContain(result);
});

test.each([
  [['dia borong 40 gelang @7500, jadi berapa totalnya', 'kalo kukasih potongan 10%?'], 'Rp 270.000'],
  [['target omzet 10jt harga 40rb harus laku berapa', 'kalo turun jadi 32rb?'], '313 unit'],
  [
    ['target omzet 10jt harga 40rb harus laku berapa', 'kalo harganya 32rb?', 'kalo targetnya 16jt?'],
    '500 unit',
  ],
  [['target omzet 6jt harga 20rb laku berapa', 'trus kalo harganya naik 5rb?'], '240 unit'],
  [['kopi 200rb/kg, tiap gelas 18 gram, berapa modal kopinya', 'kalo 20 gram?'], 'Rp 4.000'],
  [['kopi 200rb/kg, tiap gelas 18 gram, berapa modal kopinya', 'kalo harganya naik 10%?'], 'Rp 3.960'],
  [['laku 9 per hari, lead time 7 hari, stok pengaman 12. restock pas sisa brp', 'kalo lakunya 15?'], '117'],
  [['bahan 200rb jadi 40 pcs, hpp?', 'kalo bahannya naik 10%?'], 'Rp 5.500'],
  [['jual 20rb modal 12rb laku 30 untung berapa', 'kalo modalnya naik 2rb?'], 'Rp 180.000'],
  [['biaya tetap 1jt harga 15rb hpp 10rb bep?', 'kalo sewanya naik 20%?'], '240 unit'],
  [['iklan habis 300rb dapat 12 pembeli, per pembeli berapa', 'kalo dapet 20 pembeli?'], 'Rp 15.000'],
  [
    ['saldo awal 500rb, masuk 1,2jt, keluar 300rb, saldo akhir berapa', 'kalo keluarnya 500rb?'],
    'Rp 1.200.000',
  ],
])('after %j the figures of before are reckoned with anew: %s', (questions, result) => {
  expect(calculate(...questions).content).toContain(result);
});

test.each([
  'harga sekilo 20rb wajar ga buat singkong keju',
  'minimal order 12 pcs biar dapet harga grosir, wajar?',
  'berapa gram kopi yg pas buat segelas 200 ml, harga 15rb',
  'bayar 2 karyawan @50rb per hari, total sebulan berapa',
  'kapan sebaiknya restock barang',
  'target omzet 10 juta modal 3 juta bisa ga laku berapa hari',
])('%s is not reckoned', (question) => {
  expect(calculate(question).kind).toBeUndefined();
});

test.each([
  [['KUR 10 juta 12 bulan bunga 6% cicilannya?', 'kalo bunganya naik 2%?'], { rate: 8 }],
  [['pinjam 5jt bunga 1% flat per bulan 10 bulan cicilannya?', 'kalo bunganya naik 1%?'], { flatRate: 2 }],
  [['harga 100rb kepotong admin 10%, terima berapa', 'adminnya naik 2% jadi berapa'], { percent: 12 }],
  [['harga 75rb didiskon 30%', 'kalo diskonnya turun 5%?'], { percent: 25 }],
  [['omzet setahun 600 juta pajaknya?', 'kalo naik 10%?'], { turnover: 660_000_000 }],
  [['pesan 3 box harga 50rb diskon 10% ongkir 15rb total berapa'], { units: 3, flat: 15_000, percent: 10 }],
  [
    ['pesan 3 box harga 50rb diskon 10% ongkir 15rb total berapa', 'kalau ongkirnya 20 ribu'],
    { price: 50_000, flat: 20_000 },
  ],
  [
    ['pesan 3 box harga 50rb ongkir 15rb total berapa', 'kalau ongkirnya naik 5rb'],
    { price: 50_000, flat: 20_000 },
  ],
  [['telur sekilo 28rb isi 16 sebutir berapa', 'kalau isi 14'], { pack: 14, units: 1 }],
  [
    [
      'stok tinggal 90 botol, laku 7 botol sehari, berapa hari lagi habis',
      'kalau 0 sehari',
      'kalau 10 sehari',
    ],
    { units: 90, sold: 10 },
  ],
  [['laku 20 sehari kirim 3 hari stok aman 10 kapan pesan lagi'], { sold: 20, days: 3, buffer: 10 }],
])('after %j the right figure has changed', (questions, inputs) => {
  expect(answerConversation(questions).calculation?.inputs).toMatchObject(inputs);
});

test.each([
  [['telur sekilo 28rb isi 16 sebutir berapa', 'kalau 2 kg']],
  [['kopi 200rb/kg, tiap gelas 18 gram, berapa modal kopinya', 'kalau 3 gelas']],
  [['kopi 200rb/kg, tiap gelas 18 gram, berapa modal kopinya', 'kalau 20 ml']],
  [['harga 75rb didiskon 20%', 'kalau diskon 150%']],
  [['modal alat 3 juta, laba 500rb sebulan, balik modal kapan', 'modalnya turun 100%']],
  [['jual 20rb modal 12rb laku 30 untung berapa', 'kalau naik 10%']],
  [['biaya tetap 1jt harga 15rb hpp 10rb bep?', 'kalau naik 2rb']],
  [['harga 200rb diskon 10% lalu diskon lagi 5%, jadi berapa', 'kalau diskonnya naik 5%']],
])('after %j it is not certain what is meant', (questions) => {
  expect(calculate(...questions).kind).toBeUndefined();
});

test('what does not change a figure of before is answered by itself', () => {
  const { kind } = calculate(
    'kopi 200rb/kg, tiap gelas 18 gram, berapa modal kopinya',
    'simpan biji kopi biar awet gimana',
  );
  expect(kind).toBeUndefined();
});

test('what is received for all that were sold is reckoned, not what is received for one', () => {
  expect(answerConversation(['harga 50rb laku 20, admin 8%, totalnya terima berapa']).content).toContain(
    '920.000',
  );
});

import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

const calculate = (...questions: string[]) => {
  const { calculation, content } = answerConversation(questions);
  return { kind: calculation?.kind, inputs: calculation?.inputs, content: content.replaceAll('\u00a0', ' ') };
};

test.each([
  [['bahan 200.000, gas 10.000, upah 50.000 jadi 40 pcs, hpp?'], 'hpp', 'Rp 6.500'],
  [['modal 6rb dijual 10rb laku 30 untungnya berapa'], 'laba', 'Rp 120.000'],
  [['biaya tetap 700rb, harga 13rb, biaya variabel 8rb, bep?'], 'bep', '140 unit'],
  [['omzet setahun 600 juta pajaknya?'], 'pajak', 'Rp 500.000'],
  [['omzet 20jt sebulan kena pajak ga'], 'pajak', 'Rp 0'],
  [['KUR 10 juta 12 bulan bunga 6% cicilannya?'], 'cicilan', 'Rp 860.66'],
  [['harga 100rb kepotong admin 8%, terima berapa'], 'potongan', 'Rp 92.000'],
  [['pengen terima bersih 90rb, potongan 10%, jual berapa'], 'harga-bersih', 'Rp 100.000'],
  [['laba 3jt bagi 60:40'], 'bagi-hasil', 'Rp 1.800.000 dan Rp 1.200.000'],
  [['modal alat 3 juta, laba 500rb sebulan, balik modal kapan'], 'balik-modal', '6 bulan'],
  [['harga 75rb didiskon 20%'], 'diskon', 'Rp 60.000'],
  // Costs by the batch and by the piece, wishes in Rupiah, packs, days, commissions.
  [['adonan 90rb jadi 45 cireng, plastiknya 300 perak/biji, modal sebiji brp'], 'hpp', 'Rp 2.300'],
  [
    ['tepung 20rb, gula 10rb, telur 30rb dapet 30 donat, untung 50% dari modal, jual satuannya brp'],
    'hpp',
    'Rp 3.000',
  ],
  [
    ['ambil kaos grosir 40rb ongkos sablon 10rb pengen untung 25rb per pcs, dijual berapa'],
    'hpp',
    'Rp 75.000',
  ],
  [['hpp 2.000 per biji, sebungkus isi 5, mau margin 50%, jual brp sebungkus'], 'hpp', 'Rp 20.000'],
  [['modal gerobak 6jt, untung per gelas 4rb, sehari laku 50. balik modal kapan'], 'balik-modal', '30 hari'],
  [['jadi reseller dapet 10% dari harga 90rb, laku 20 komisinya berapa'], 'komisi', 'Rp 180.000'],
  [['jual tas 100rb modal 60rb, kepotong admin 10%, sisa untung brp'], 'potongan', 'laba Anda Rp 30.000'],
  [['harga 50rb hpp 30rb kudiskon 20% untung brp'], 'diskon', 'laba Anda Rp 10.000'],
  [['admin 5% plus biaya proses 1500 per order, harga 100rb, terima brp'], 'potongan', 'Rp 93.500'],
  // Several costs of a month, several fees of one price.
  [
    ['kontrak kios 900rb sama listrik 100rb sebulan, jual bakso 12rb modal 7rb. impasnya brp mangkok'],
    'bep',
    '200 unit',
  ],
  [['sewa 500rb listrik 150rb wifi 200rb sebulan, jual 10rb hpp 6rb, bep berapa porsi'], 'bep', '213 unit'],
  [['harga 80rb admin 8% sama biaya layanan 2000, bersihnya berapa'], 'potongan', 'Rp 71.600'],
  [
    ['laba 4 juta dibagi 50 30 20 dapat berapa'],
    'bagi-hasil',
    'Rp 2.000.000 dan Rp 1.200.000 dan Rp 800.000',
  ],
  [['jual keripik 12rb modal 7rb, sehari laku 20, untung sebulan berapa'], 'laba', 'Rp 3.000.000'],
  [['omsetku 60jt sebulan, usaha pribadi', 'setaun pph finalnya berapa'], 'pajak', 'Rp 1.100.000'],
  [['jual 15rb hpp 9rb, sewa 1,2jt listrik 300rb, minimal laku brp porsi'], 'bep', '250 unit'],
  [['jual 20rb modal 12rb, sewa lapak 800 wifi 200rb, harus laku berapa biar ga tekor'], 'bep', '125 unit'],
  [['sewa kios 400rb sama gaji karyawan 600rb, jual jus 10rb modal 5rb, bep berapa'], 'bep', '200 unit'],
  [['harga 100rb kepotong admin 7% sama ongkir 3%, terima berapa'], 'potongan', 'Rp 90.000'],
  // What goes into a batch has amounts as well; shares by what each put in; flat rates; a discount beside a cost.
  [
    ['beli ayam 5 ekor 200rb, bumbu 50rb, minyak 30rb, jadinya 60 potong, modal per potong brp'],
    'hpp',
    'Rp 4.667',
  ],
  [
    ['patungan andi 3jt budi 2jt, untung 1jt dibagi sesuai modal berapa'],
    'bagi-hasil',
    'Rp 600.000 dan Rp 400.000',
  ],
  [['pinjam 10jt flat 1% per bulan 10x, angsurannya brp'], 'cicilan', 'Cicilan Rp 1.100.000'],
  [['pinjaman 5jt bunga 1% sebulan dicicil 12x, sebulan bayar brp'], 'cicilan', 'Rp 444.244'],
  [['paket foto 200rb biayaku 120rb, didiskon 20% untungnya brp'], 'diskon', 'yang tersisa 50%'],
  [['omzet tahun ini total 900jt, bukan PT, pajaknya brp'], 'pajak', 'Rp 2.000.000'],
  [['modal kerudung 30rb pengen untungnya 40 persen dari harga jual, dijual brp'], 'hpp', 'Rp 50.000'],
  [['bahan 300rb jadi 50 porsi, mau dijual 10rb, untungnya berapa'], 'laba', 'Rp 200.000'],
  [
    ['jual 20rb modal 12rb laku 30 untung brp', 'kalo 23rb laku 25 mending mana'],
    'laba',
    'sebelumnya: Laba Rp 240.000',
  ],
  // A deposit, a cash box, advertising per buyer, a fee per hour; two discounts and several pieces; a cost of one unit.
  [['pesanan totebag 50 pcs @30rb dp 50%, dp nya berapa'], 'uang-muka', 'Uang muka Rp 750.000'],
  [['total tagihan 2jt dp 25%, sisa pelunasan brp'], 'uang-muka', 'pelunasannya Rp 1.500.000'],
  [
    ['saldo awal 500rb, masuk 1,2jt, keluar sewa 300rb listrik 100rb, saldo akhir berapa'],
    'kas',
    'Rp 1.300.000',
  ],
  [['iklan habis 300rb dapat 12 pembeli, laba per pembeli 20rb, rugi ga'], 'iklan', 'Anda rugi Rp 5.000'],
  [
    ['mau bersih 4jt sebulan, biaya internet 200rb, kerja 100 jam, tarif per jam berapa'],
    'tarif-jam',
    'Rp 42.000',
  ],
  [['harga 200rb diskon 10% lalu diskon lagi 5%, jadi berapa'], 'diskon', 'Rp 171.000'],
  [['kaos 60rb diskon 10% beli 4, bayar berapa'], 'diskon', 'Dibayar Rp 216.000'],
  [['es kopi segelas 12rb', 'beli 5 diskon 20% bayarnya brp'], 'diskon', 'Dibayar Rp 48.000'],
  [['sewa 600rb sebulan, kujual 12rb seporsi, bahannya 8rb, minimal laku brp'], 'bep', '150 unit'],
  // What was said before is carried on.
  [['harga 100rb dp 30% sisanya berapa', 'kalo dp nya 50%?'], 'uang-muka', 'Uang muka Rp 50.000'],
  [['omzet setahun 600 juta pajaknya?', 'kalau 900 juta?'], 'pajak', 'Rp 2.000.000'],
  [['omzet 50jt sebulan kena pajak ga', 'jadi setaun bayarnya brp'], 'pajak', 'Rp 500.000'],
  [['laba 3jt bagi 60:40', 'kalo 70:30'], 'bagi-hasil', 'Rp 2.100.000'],
  [['bahan 150rb jadi 50 biji hpp', 'kalau mau untung 50% jual berapa'], 'hpp', 'Rp 4.500'],
  [['biaya tetap 2jt harga 15rb variabel 7rb bep', 'kalo harganya naik 17rb'], 'bep', '200 unit'],
])('%j is the calculation %s with %s', (questions, kind, result) => {
  const { kind: found, content } = calculate(...questions);
  expect(found).toBe(kind);
  expect(content).toContain(result);
});

test.each([
  'modal 100rb usaha apa',
  'boleh nambah 1000 buat yang bayar qris?',
  'umur 19 bisa KUR?',
  'bagi tugas 3 orang gimana',
  'giveaway buat yang belanja minimal 100rb, diundi pas 17an, perlu izin?',
  'jual 10rb modal 6rb, iklan 50rb dan kotak 20rb, untungnya berapa',
  'harga 50rb, mending diskon 10% atau 20%, untungnya berapa',
  'motor dp 3jt, cicilan 24 bulan, bayar berapa',
  'dp pesanan 500rb wajar ga',
  '40 kaos 35rb dp 50% berapa',
  'saldo awal 1jt terus 300rb lagi, saldo akhir berapa, hilang 50rb',
  'sehari 5 jam pengen 3jt, per jam pasang berapa',
  'transaksi sehari 900rb isinya 20rban, kepotong qris gak',
])('%s has figures but asks for no calculation', (question) => {
  expect(calculate(question).kind).toBeUndefined();
});

test.each([
  ['dapat 50rb per jam, kerja 6 jam, total berapa', 'Rp 8.334'],
  ['botol 250 ml 20rb diskon 10% jadi berapa', 'Rp 4.500.000'],
  ['harga 120rb diskon 15% berlaku 3 hari jadi berapa', 'Rp 306.000'],
  ['iklan 500rb dapat 20 pembeli, untung total 300rb, rugi ga', 'Rp 5.500.000'],
  ['saldo awal 2jt, belanja 200rb, gaji 3 orang @100rb, saldo akhir berapa', 'Rp 1.700.000'],
  ['saldo awal 500rb, pelanggan bayar 300rb, saldo akhir berapa', 'Rp 200.000'],
  ['motor 20jt dp 20%, cicilan 24 bulan, per bulan berapa', 'Rp 4.000.000'],
])('%s is not answered with what was not asked', (question, wrong) => {
  expect(calculate(question).content).not.toContain(wrong);
});

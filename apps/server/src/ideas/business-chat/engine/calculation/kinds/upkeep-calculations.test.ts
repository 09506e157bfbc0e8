import { expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';

const calculate = (...questions: string[]) => {
  const { calculation, content } = answerConversation(questions);
  return { kind: calculation?.kind, content: content.replaceAll('\u00a0', ' ') };
};

test.each([
  // Two of part, target and time are told, the third is asked.
  ['mau nabung beli mixer 1,8jt, sehari nyisihin 15rb, brp lama kebeli', 'tabungan', 'dalam 120 hari'],
  ['nabung 50rb seminggu buat oven 900 ribu, udah terkumpul 300rb, berapa lama lagi', 'tabungan', '84 hari'],
  ['target nabung 3 juta dalam 5 bulan, sehari harus nyisihin berapa', 'tabungan', 'Rp 20.000 sehari'],
  ['nyisihin 20 ribu tiap hari selama 6 bulan jadi berapa', 'tabungan', 'Rp 3.600.000'],
  ['kalau nabung 100rb per bulan, setahun terkumpul berapa', 'tabungan', 'Rp 1.200.000'],
  // Watts, hours a day and the tariff that the person tells.
  [
    'listrik oven 800 watt dipakai 3 jam sehari, tarif 1.445 per kwh, sebulan abis brp',
    'listrik',
    'Rp 104.040 untuk 30 hari (72 kWh)',
  ],
  ['freezer 120w nyala 24 jam, tarif 1.444,70 per kwh, sehari bayar berapa', 'listrik', 'Rp 4.161'],
  ['kompor listrik 1,2 kw 2 jam sehari 26 hari, 1500 per kwh, total berapa', 'listrik', 'Rp 93.600'],
  // Each begun kilogram is paid.
  ['ongkir 2,3 kg tarif 9rb/kg jadinya brp', 'ongkir', 'Rp 27.000'],
  ['paket 1.750 gram, ongkirnya 12 ribu per kilo, bayar berapa', 'ongkir', 'Rp 24.000'],
  ['barang 2 kg ongkir 11rb per kg kena berapa', 'ongkir', 'Rp 22.000'],
  ['kirim 3 kg ke surabaya 18 ribu/kg brp', 'ongkir', 'Rp 54.000'],
  ['untung 50rb sehari ditabung semua, target 3jt, berapa hari', 'tabungan', 'dalam 60 hari'],
  // The tariff is shown as it is reckoned with.
  ['oven 1000 watt 2 jam, 1.444,70/kwh, seminggu berapa', 'listrik', '14 kWh; x Rp 1.444,7 = Rp 20.226'],
  // A profit of one is told instead of its price and cost.
  ['sewa booth 600rb sebulan, untung per porsi 4rb, bep nya brp porsi', 'bep', '(BEP) 150 unit'],
  // What a canteen takes of each is gone like its cost.
  ['jual risol 4rb modal 2rb, kantin minta 500 per biji, untungnya berapa', 'laba', 'Rp 1.500'],
])('%s', (question, kind, result) => {
  const reply = calculate(question);
  expect(reply.kind).toBe(kind);
  expect(reply.content).toContain(result);
});

test.each([
  // No tariff is made up, and what is missing is not guessed.
  ['oven 800 watt dipakai 3 jam sehari sebulan bayar listrik berapa'],
  ['pasang daya 1300 va biayanya berapa'],
  ['nabung 15rb sehari berapa lama'],
  ['nabung 100rb sebulan bunga 3 persen setahun jadi berapa'],
  ['sisihkan 10% laba 2 juta berapa'],
  ['ongkir 9rb/kg, 3 paket masing-masing 1,2 kg jadi berapa'],
  ['isi ulang tabung gas 20rb sehari, 30 hari abis berapa'],
  // Days on which nothing is put aside, parts of what is earned, and a time that belongs to the aim.
  ['nabung 15rb tiap hari kerja, sebulan dapat berapa'],
  ['nabung 20rb sehari 5 hari seminggu, sebulan dapat berapa'],
  ['nabung 20rb sehari dari senin sampai jumat, 4 minggu jadi berapa'],
  ['nabung 10rb sehari libur minggu, sebulan dapat berapa'],
  ['untung 50rb sehari, ditabung setengahnya, target 3jt, berapa hari'],
  ['uang jajan 20rb sehari, mau nabung 1 juta, berapa lama'],
  ['omzet 100rb sehari mau nabung 3 juta berapa lama'],
  ['target 6 juta setahun, sebulan nabung berapa'],
  // Hours of a week, and two devices.
  ['oven 800 watt 2 jam seminggu, tarif 1500 per kwh, sebulan berapa'],
  ['oven 600 watt 2 jam tiap jumat, tarif 1500 per kwh, sebulan berapa'],
  ['dua freezer 150 watt 24 jam, tarif 1500 per kwh, sebulan berapa'],
  // Goods and services by the kilogram are no parcels, and two parcels are not one.
  ['dua paket 1,5 kg ongkir 10rb per kg total berapa'],
  ['paket ayam geprek, ayam 2,3 kg harga 35rb per kg modal berapa'],
  ['laundry paket 3,4 kg tarif 7rb per kg bayar berapa'],
  ['ongkos giling daging 2,5 kg 5rb per kg berapa'],
  ['harga ikan 30rb per kg, dikirim 2,5 kg, pembeli bayar berapa'],
  ['kirim 2,5 kg cabai ke pasar 40rb per kg dapat berapa'],
])('%s: none of these is reckoned', (question) => {
  expect(['tabungan', 'listrik', 'ongkir']).not.toContain(calculate(question).kind);
});

import { describe, expect, test } from 'vitest';
import { findDangerInTurns } from './find/find-danger-in-turns.ts';
import { findDanger } from './find/find-danger.ts';

test.each([
  'uang makan 6 relawan 20rb sehari, 3 hari total berapa',
  'biaya makan panitia lomba dimasukin hpp ga',
])('an allowance for meals is no want: %s', (text) => {
  expect(findDangerInTurns([text])).toBeNull();
});

test.each([
  'udah ga punya duit makan',
  'ga ada biaya makan anak, bingung',
  'udah seminggu ga punya uang makan',
])('nothing to eat is a want, beside trade too: %s', (text) => {
  expect(findDangerInTurns(['jualan donat sepi', text])?.kind).toBe('distress');
});

describe('what is said to live or die', () => {
  test.each([
    'pirt itu umurnya berapa tahun sebelum mati?',
    'sertifikat halal hidupnya sampai kapan',
    'warung sebelah udah mau mati, alatnya kubeli bagus ga',
    'domain toko mati kalau telat bayar, hidupinnya gimana',
    'stnk motor kurir mati 2 tahun boleh dipakai antar?',
    'kecambahku mati semua kena panas',
    'koperasi kampus mati suri, cara menghidupkannya',
    'npwp bapakku udah meninggal',
    'izin usaha bapak yang sudah meninggal bisa dialihkan?',
    'akun tiktok lama mati, bisa dihidupkan lagi?',
    'ikan cupang kena jamur pada mati',
    'bibit cabai di kebun mati semua',
    'freezer bekas ga mau hidup, diservis atau ganti',
  ])('is a thing: %s', (text) => {
    expect(findDanger(text)).toBeNull();
  });

  test.each([
    'toko sepi, mau mati aja rasanya',
    'usaha mati, gue juga mau mati',
    'izin ditolak terus, pengen mati',
    'warungku bangkrut hidupku ga ada artinya',
    'toko tutup lebih baik mati',
    'usaha hancur capek hidup',
    'kafe sepi sebulan udah ga kepengen idup',
    'motor ditarik dealer pgn mati',
    'usaha gagal nyari cara mati',
    'lapakku digusur kayaknya lebih enak mati',
    'akun dibanned enakan mati',
    'listrik diputus ga kuat hidup gini',
    'toko bangkrut mati sekalian',
    'oven meledak utang numpuk pengen mati',
    'laptop kemalingan mending mati',
    'sapi dicuri rasanya mau mati',
    'pohon mangga gantung mati',
    'bunga pinjol numpuk pgn mati',
    'udang mati semua sekarang giliran aku mati',
  ])('is a person: %s', (text) => {
    expect(findDanger(text)?.kind).toBe('crisis');
  });

  test.each([
    'pinjaman bapak udah meninggal ditagih dc tiap hari',
    'izin suami udah meninggal',
    'rekening istri baru meninggal, ga sanggup sendirian',
  ])('is one who mourns or is pressed: %s', (text) => {
    expect(findDanger(text)).not.toBeNull();
  });
});

describe('an illness is of the animal, the plant or the thing that is named', () => {
  test.each([
    'kucing gw muntah kuning dari kemaren, obatnya apa',
    'anjing penjaga gudang kakinya pincang, dibawa kemana',
    'hamster gue lemes ga gerak2 dari pagi kenapa',
    'sapi bapakku kejang2 abis makan singkong',
    'sapi tetangga titipan ga mau makan 2 hari',
    'ikan koi gw stres abis pindah kolam',
    'bioflok gw ambyar, lele ngambang ratusan',
    'anggrek dagangan layu mau mati kepanasan di jalan',
    'lele gw mati semua',
    'ayam gw pada mati',
    'printer thermal gue mati pas rush hour',
    'toko gue mati',
    'usahaku napas terakhir nih, butuh suntikan modal',
    'domain toko online mati kalau ga dibayar?',
    'bunuh diri namanya kalo jual 5rb hpp 6rb, naikin harga brp',
  ])('%s', (text) => {
    expect(findDanger(text)).toBeNull();
  });

  test.each([
    'mas saya mau mati',
    'jualan kopi aku mau mati',
    'jaga toko gue mau mati',
    'anjing gue nangis tiap malem',
    'toko mati, aku juga',
    'toko gue mati, gue juga mau nyusul',
    'lele mati semua aku ikut mati aja',
    'kucingku mati, aku ga punya siapa2 lagi',
    'kambing bapak mati semua, bapak nyoba minum potas',
    'usaha bapak tinggal nunggu mati, bapak juga pengen mati',
    'lele gw mati semua, modal dari ibu abis, rasanya pengen ikut mati',
    'bunuh diri aja kali ya kalo usaha gini terus',
    'warung ayam ibu dipukul bapak',
  ])('despair or violence beside it is heard: %s', (text) => {
    expect(['crisis', 'violence']).toContain(findDanger(text)?.kind);
  });
});

test('what cures a sick animal is asked of it; how much of it kills is not', () => {
  expect(findDangerInTurns(['kucing gw muntah kuning', 'obatnya apa'])).toBeNull();
  expect(findDangerInTurns(['kucing gw muntah kuning', 'obatnya berapa butir biar mati'])?.kind).toBe(
    'crisis',
  );
  expect(findDangerInTurns(['aku capek hidup', 'obatnya apa'])?.kind).toBe('crisis');
});

test('who deceives themselves tells of no need by that alone', () => {
  expect(findDanger('aku nipu diri sendiri kayaknya')).toBeNull();
  expect(
    findDanger('aku nipu diri sendiri kayaknya baik2 aja, padahal tiap malem nangis pengen ngilang selamanya')
      ?.kind,
  ).toBe('crisis');
});

test('a farewell that another person writes is heard; one of a work is not', () => {
  expect(findDanger('temen sekamar nulis pesan perpisahan terus hpnya mati')?.kind).toBe('crisis');
  expect(findDanger('karyawan resign nulis pesan perpisahan, balesnya gimana')).toBeNull();
});

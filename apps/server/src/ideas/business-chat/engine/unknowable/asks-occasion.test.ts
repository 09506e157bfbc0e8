import { expect, test } from 'vitest';
import { asksOccasion } from './asks-occasion.ts';

test.each([
  'paket sewa stan bazar RT 05 kampung ku taun ini brp per meja, panitianya siapa',
  'sewa tenda di festival durian desa Sukamaju tahun ini berapa',
  'panitia bazar ramadhan masjid Al Ikhlas siapa, nomornya berapa',
  'htm expo umkm kecamatan Wonokromo besok berapa',
  'stan di pasar malam lapangan Merdeka minggu depan per malam berapa',
  'ketua panitia CFD kampung kami siapa ya',
  'biaya ikut bazar dies natalis fakultasku tahun ini berapa',
  'jadwal bazar kelurahan Kebon Jeruk bulan ini tanggal berapa',
  'uang lapak di acara 17an RW 03 berapa ya tahun ini',
])('%s: no product can know it', (text) => {
  expect(asksOccasion(text)).toBe(true);
});

test.each([
  'sewa stan bazar biasanya berapa',
  'ikut bazar rt perlu izin apa',
  'stan bazar kampus modal berapa',
  'harga sewa stan yang wajar berapa',
  'bazar 17an jualan apa yang laku',
  'cara jadi panitia bazar',
  'biaya sewa stan masuk hpp ga',
])('%s: it has an answer', (text) => {
  expect(asksOccasion(text)).toBe(false);
});

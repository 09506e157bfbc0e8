import { expect, test } from 'vitest';
import { asksHealth } from './asks-health.ts';

test.each([
  'anjing kampung umur 2 bulan boleh makan apa',
  'kucing gw muntah terus kenapa ya',
  'obat kutu anjing yang manjur apa',
  'batuk berdahak udah seminggu minum apa ya',
  'gigi gw sakit banget obatnya apa',
  'jerawat batu pake skincare apa biar ilang',
  'dosis obat demam anak 5 tahun berapa',
])('%s: a physician is asked', (text) => {
  expect(asksHealth(text)).toBe(true);
});

test.each([
  'jual obat kucing buatan sendiri perlu izin ga',
  'klaim obat batuk di label jamu boleh ga',
  'pembeli muntah habis makan nasi kotak kami, harus apa',
  'usaha penitipan kucing modalnya berapa',
  'ayam petelur sakit obatnya apa',
  'karyawan demam, upahnya tetap dibayar ga',
  'sakit kepala mikirin utang usaha',
  'krim jerawat buatan sendiri boleh dijual ga',
])('%s: it has an answer', (text) => {
  expect(asksHealth(text)).toBe(false);
});

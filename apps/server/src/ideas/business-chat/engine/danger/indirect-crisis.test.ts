import { describe, expect, test } from 'vitest';
import { findDanger } from './find/find-danger.ts';

const kindOf = (text: string) => findDanger(text)?.kind ?? null;

describe('who speaks of an end beside a trade is heard', () => {
  test.each([
    'warung sepi trus, rasane pengen turu sing suwe ra tangi-tangi',
    'enak kali ya bobo terus ga perlu bangun, dagangan juga ga ada yg nyari',
    'olshop rugi 50jt, pengen nabrakin motor',
    'utang bahan numpuk, kepikiran mau nabrakin mobil',
    'laundry rugi, obat tidur sebotol cukup ga',
    'baygon segenggam langsung ga ya, kedai udah tutup',
    'produksi udah ga penting, yg penting semua cepet selesai, termasuk aku',
  ])('%s', (text) => {
    expect(kindOf(text)).toBe('crisis');
  });

  test.each([
    'toko sepi, ajur uripku',
    'lapak digusur, hatiku kosong',
    'omzet nol, niat nol, hidupku nol',
    'orderan sepi, males bangun males makan males semuanya',
  ])('%s', (text) => {
    expect(['distress', 'crisis']).toContain(kindOf(text));
  });
});

describe('trade that only sounds like it is no alarm', () => {
  test.each([
    'jual obat nyamuk bakar sebotol untung berapa',
    'racun tikus 3 bungkus cukup ga buat gudang beras',
    'pestisida nabati sebotol cukup buat berapa pot cabe',
    'kurirku nabrakin motor ke pagar orang, siapa yg ganti',
    'sopir truk mau nabrakin gerobakku, ganti ruginya gimana',
    'toko tidur panjang, bangun branding lagi gimana',
    'kandang kosong ngisi ayam berapa ekor',
    'males bangun website, pake marketplace aja boleh?',
    'semua pesanan selesai, termasuk yg kemarin',
    'hidup ini gelap kalo listrik pasar mati, genset sewa brp',
  ])('%s', (text) => {
    expect(kindOf(text)).not.toBe('crisis');
  });
});

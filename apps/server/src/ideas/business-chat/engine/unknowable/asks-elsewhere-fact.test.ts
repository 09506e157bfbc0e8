import { describe, expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import { asksElsewhereFact } from './asks-elsewhere-fact.ts';

describe('what only who is there or another person can know is not answered', () => {
  test.each([
    'toko plastik bu narti jam segini skrg masih buka ga',
    'di grosir sembako pasar besar hari ini gula ada ga',
    'antrean loket dukcapil pagi ini panjang nggak',
    'stok gelas cup di agen sumber jaya masih ada gak',
    'jalan ke pasar induk tadi pagi macet ga',
    'skor timnas semalam berapa',
    'cuaca besok di ambon',
    'jadwal kereta ke malang jam berapa',
    'investor yang kemarin itu sebenarnya serius gak sih',
    'bu dosen sebenernya suka ga ya sama ide kita',
  ])('%s', (text) => {
    expect(asksElsewhereFact(text)).toBe(true);
    expect(answerConversation([text])).toMatchObject({ answered: false, isCare: false });
  });

  test.each([
    'toko sekarang sepi gimana ya',
    'warungku hari ini boleh tutup ga',
    'hari ini mau buka toko perlu izin ga',
    'stok di tokoku masih ada 20, diskon ga',
    'pasar sekarang masih rame ga buat jualan kami',
    'jualan pas cuaca hujan gimana',
    'skor kredit jelek bisa kur ga',
    'cara tau investor sebenarnya serius ga',
    'partner sebenernya mau keluar, harus gimana',
    'kantor pajak buka hari apa',
  ])('%s may have an answer', (text) => {
    expect(asksElsewhereFact(text)).toBe(false);
  });
});

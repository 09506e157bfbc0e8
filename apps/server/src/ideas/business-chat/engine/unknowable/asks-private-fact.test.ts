import { describe, expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import { asksPrivateFact } from './asks-private-fact.ts';

describe('what only another business knows is not answered', () => {
  test.each([
    'berapa omzet toko sebelah',
    'warung sebelah untungnya berapa ya',
    'supplier toko sebelah siapa',
    'gaji karyawan saingan berapa sih',
    'siapa pemilik warung depan rektorat',
    'resep rahasia sambel bu Rudy apa ya',
    'kompetitorku modalnya dari mana',
    'live @dapurmbaknia semalem ditonton brp orang',
  ])('%s', (text) => {
    expect(asksPrivateFact(text)).toBe(true);
    expect(answerConversation([text]).answered).toBe(false);
  });

  test.each([
    'cara riset omzet pesaing gimana',
    'modal buka toko sebelah kampus berapa',
    'berapa untung warung kopi',
    'resep bu saya boleh dipatenkan, izinnya apa',
    'toko sebelah jual lebih murah, harus gimana',
    'omzet berapa yang kena pajak',
    'gaji karyawan pertama berapa',
    'saingan banting harga modal kami kecil, apa yang dilakukan biar bertahan',
  ])('%s has an answer', (text) => {
    expect(asksPrivateFact(text)).toBe(false);
  });
});

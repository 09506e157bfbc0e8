import { describe, expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import { asksLocalPrice } from './asks-local-price.ts';

describe('a price of this time at one place, and who owns what stands there, is not answered', () => {
  test.each([
    'ruko kosong sebelah alfamart jl sudirman disewain brp setahun, yg punya siapa',
    'sewa stan di alun-alun kidul malam ini berapa',
    'lapak di CFD Dago minggu ini masih kosong ga, sewanya berapa',
    'siapa pemilik kontrakan hijau dekat kampus UHO',
    'nomor wa pemilik kos putri belakang UIN berapa',
    'harga telur per rak di agen pasar minggu pagi ini',
    'parkir mobil di mall panakkukang sejam berapa ya sekarang',
    'kios kosong di terminal Mamboro itu punya siapa',
    'karet di pengepul Pak Sabri hari ni brp sekilo',
    'gabah di penggilingan Maju Jaya sore ini berapa per kwintal',
    'cengkeh sekarang harga berapa di pengepul kampungku',
    'ikan kembung di lelang Bu Tuti subuh ini sekilo brp',
  ])('%s', (text) => {
    expect(asksLocalPrice(text)).toBe(true);
    expect(answerConversation([text])).toMatchObject({ answered: false, isCare: false });
  });

  test.each([
    'sewa lapak di kampus enaknya izin ke siapa',
    'harga sewa kios yang wajar berapa persen dari omzet',
    'cara nego harga sewa ruko di pasar biar turun',
    'biaya daftar merek di Makassar sekarang berapa',
    'sewa kios di pasar sekarang berapa modal yang perlu',
    'siapa yang punya hak cipta logo tokoku',
    'harga jual di toko sebelah lebih murah sekarang',
    'sewa booth di bazar kampus biasanya berapa',
    'biaya admin shopee sekarang berapa',
    'berapa harga premium sekarang dekat kampus',
    'sewa ruko di Bandung sekarang kira-kira berapa',
  ])('%s has an answer', (text) => {
    expect(asksLocalPrice(text)).toBe(false);
  });
});

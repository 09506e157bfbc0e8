import { describe, expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import { asksPassingFact } from './asks-passing-fact.ts';

describe('what changes from day to day is not answered', () => {
  test.each([
    'siapa gubernur jatim skrg',
    'harga emas hari ini',
    'harga 1 usd sekarang berapa rupiah',
    'kripto apa yg bagus bulan ini',
    'kode voucher shopee hari ini',
    'saldo rekeningku berapa',
    'berapa stok barangku sekarang',
    'kelompokku lolos pkm ga',
    'harga bawang merah di pasar larantuka lusa jadi brp sekilo',
    'dosen pembimbingku lg di ruangan ga sekarang',
    'pengajuan kurku yang kemarin di unit cabang udah di acc blm',
    'pesananku udah diproses seller belum',
    'proposal p2mw timku lolos ga',
    'dana p2mw gw cair tanggal berapa',
    'premium kawanusaha gw habis tanggal berapa',
    'invoice gw no 221 udah dibayar klien blm',
    'KUR gw udah di acc bank blm',
    'koin gw tinggal berapa ya',
    'bosku hari ini di kantor ga ya',
  ])('%s', (text) => {
    expect(asksPassingFact(text)).toBe(true);
    expect(answerConversation([text]).answered).toBe(false);
  });

  test.each([
    'siapa yang wajib bayar pajak umkm',
    'dana p2mw biasanya cair bulan apa',
    'premium berlaku sampai tanggal berapa kalau beli sekarang',
    'harga jual naik terus gimana',
    'harga 4 usd kurs 16.500, jadi rupiah berapa',
    'stok barangku berapa yang aman',
    'kasih kode voucher ke pelanggan hari ini boleh ga',
    'proposal kami gak lolos, harus apa',
    'omzetku 600 juta pajaknya berapa',
    'nibku udah terbit, terus ngapain',
    'paketku belum sampai sampai, gimana',
    'merekku sudah disetujui belum, ceknya dimana',
    'partnerku lagi marah terus gimana',
    'temenku sekarang ga mau kerja di usaha kami',
    'jual emas imitasi harga emas sekarang',
  ])('%s has an answer', (text) => {
    expect(asksPassingFact(text)).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { asksPresentState } from './asks-present-state.ts';

test.each([
  'besok di malang hujan ga ya, mau buka lapak',
  'tgl 12 nanti cerah apa mendung',
  'paketku nyangkut di cakung dari senin, kira2 kapan sampai',
  'pak hendra besok jam berapa ada di kantor',
  'dosbimku hari ini masuk kampus',
  'agen gas pak Slamet udah buka belum jam segini',
  'kios pupuk di pasar Legi ready npk ga sekarang',
  'koh Aliong udah restok mutiara belum',
  'pangkalan bu Tin gasnya dah turun blm',
  'apotek Sehat Jaya udah restok belum maskernya?',
  'warung mbak Sri udah buka belum jam segini ya?',
  'gudang distributor Makmur telurnya masih ada ga? mau ambil 5 peti',
  'npwp ku aktif gak sekarang',
])('%s: no entry knows it', (text) => {
  expect(asksPresentState(text)).toBe(true);
});

test.each([
  'cara cek npwp ku masih aktif ga',
  'nib saya mati ga kalau pindah alamat',
  'pasar kaget masih rame ga buat jualan takjil',
  'toko grosir Jaya udah tutup, gimana cari gantinya',
  'warung nasi udah buka setahun belum balik modal',
  'kedai kopi masih sepi ga ada yang beli',
  'toko kelontong udah ada stok tapi gak laku',
  'koperasi mahasiswa udah jalan lama belum punya badan hukum',
  'mas andi udah jualan lama belum punya nib',
  'kak, udah buka toko belum ada pembeli',
  'kafe kampus lagi sepi ga ada pelanggan',
  'toko roti sudah ada tapi nib belum',
  'warung kopi buka tapi ga rame sekarang',
  'salon rumahan udah jalan dua bulan belum ada langganan',
  'bengkel motor masih ramai nggak sanggup sendirian',
  'toko online saya udah ada nib belum perlu npwp ga',
  'jualan pas musim hujan gimana biar laku',
  'kalo besok hujan, bazar outdoor tetep jalan?',
  'paket pembeli nyangkut, cara klaim ke kurir',
  'paket nyangkut di gudang, siapa yang ganti',
  'dosen pembimbing susah ditemui, gimana cara chatnya',
  'proposal harus berapa halaman',
])('%s: it has an answer', (text) => {
  expect(asksPresentState(text)).toBe(false);
});

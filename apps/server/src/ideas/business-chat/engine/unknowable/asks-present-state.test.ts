import { expect, test } from 'vitest';
import { asksPresentState } from './asks-present-state.ts';

test.each([
  'besok di malang hujan ga ya, mau buka lapak',
  'tgl 12 nanti cerah apa mendung',
  'paketku nyangkut di cakung dari senin, kira2 kapan sampai',
  'resi JP0019 udh sampe mana min',
  'paket pembeliku sekarang posisinya di gudang mana',
  'pak hendra besok jam berapa ada di kantor',
  'dosbimku hari ini masuk kampus',
  'proposal pkm kelompokku sudah disetujui belum',
  'berkas kur bapak wis cair durung',
  'agen gas pak Slamet udah buka belum jam segini',
  'kios pupuk di pasar Legi ready npk ga sekarang',
  'koh Aliong udah restok mutiara belum',
  'pangkalan bu Tin gasnya dah turun blm',
  'apotek Sehat Jaya udah restok belum maskernya?',
  'warung mbak Sri udah buka belum jam segini ya?',
  'gudang distributor Makmur telurnya masih ada ga? mau ambil 5 peti',
  'honor kakakku dari event kemarin sudah ditransfer belum ya',
  'nilai uas akuntansi udah keluar blm',
  'hasil seleksi p2mw kampusku udah keluar belum',
  'pengajuan halal ku udah nyampe tahap mana',
  'npwp ku aktif gak sekarang',
  'pengajuan kur paman di unit Selong kemarin udah di-acc pak mantri blm',
])('%s: no entry knows it', (text) => {
  expect(asksPresentState(text)).toBe(true);
});

test.each([
  'cara cek npwp ku masih aktif ga',
  'nib saya mati ga kalau pindah alamat',
  'pengajuan halal tahapnya apa aja',
  'hasil seleksi sudah keluar, terus daftar ulang di mana',
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
  'cara cek paket sampai mana',
  'paket nyangkut di gudang, siapa yang ganti',
  'dosen pembimbing susah ditemui, gimana cara chatnya',
  'pengajuan kur ditolak kenapa ya',
  'proposal harus berapa halaman',
  'berapa lama pengajuan kur sampai cair',
  'nib sudah keluar, langsung boleh jualan?',
  'gaji karyawan sudah dibayar, perlu slip tidak',
  'dana p2mw sudah cair, belum dibelanjakan boleh disimpan?',
])('%s: it has an answer', (text) => {
  expect(asksPresentState(text)).toBe(false);
});

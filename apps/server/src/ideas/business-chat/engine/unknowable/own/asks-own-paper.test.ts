import { expect, test } from 'vitest';
import { asksOwnPaper } from './asks-own-paper.ts';

test.each([
  'isi pasal 7 kontrak sewa ruko saya apa ya, lupa naruh suratnya',
  'di mou kami sama kafe kemarin, bagi hasilnya ditulis berapa ya',
  'tanggal jatuh tempo di surat perjanjian utangku kapan sih, suratnya ilang',
  'nomor NIB saya berapa ya lupa',
  'kontrak franchise gw pasal dendanya nulis berapa, filenya kehapus',
  'di nota pembelian kemaren aku nulis harga kain berapa ya',
  'invoice yg aku kirim minggu lalu totalnya berapa',
  'di akta cv kami porsi sahamku tertulis berapa persen',
  'proposal kelompok kami bab 3 isinya apa ya',
  'alamat di NIB ku yang kudaftarin dulu apa',
  'kbli yg kupilih dulu apa ya',
  'email akun kawanusaha ku apa ya dulu daftar pake apa',
  'akun gw di kawanusaha daftarnya pake email apa ya lupa',
  'username toko gw yang dulu apa ya, lupa',
  'isi chat terakhir aku sama supplier apa ya',
])('%s: no product can know it', (text) => {
  expect(asksOwnPaper(text)).toBe(true);
});

test.each([
  'lupa email akun saya, cara masuknya gimana',
  'nomor saya ganti, dulu daftar pakai yang lama, boleh diubah',
  'apa isi kontrak sewa yang baik',
  'pasal apa aja yang harus ada di kontrak sewa ruko',
  'isi mou sama kafe apa aja',
  'surat perjanjian utang hilang, harus gimana',
  'lupa nomor NIB, cara ceknya di mana',
  'npwp ku hilang, cetak ulang gimana',
  'di akta cv harus ditulis porsi saham ga',
  'bab 3 proposal pkm isinya apa',
  'isi pasal 7 uu perlindungan konsumen apa',
  'kontrak sewa saya pasal dendanya 10% wajar ga',
  'invoice isinya apa aja',
  'nama usaha yang bagus apa',
  'kontrak kerja isinya apa',
  'nama dosen pembimbing wajib ditulis di proposal ga',
  'kbli kupilih salah, cara ganti',
  'alamat di NIB beda sama lokasi usaha, gimana',
  'tanggal jatuh tempo invoice biasanya berapa hari',
  'siapa nama pendiri kawanusaha',
])('%s: it has an answer', (text) => {
  expect(asksOwnPaper(text)).toBe(false);
});

import { expect, test } from 'vitest';
import { asksOtherDeed } from './asks-other-deed.ts';

test.each([
  'si Rina partner gw itu sebenernya nilep uang kas ga sih?',
  'si Bagas temen setim gw sebenernya make duit kas buat jajan ga sih',
  'partner aku diem2 buka usaha sendiri ga ya di belakangku',
  'bendahara tim kami jujur gak sih sebenernya',
  'pelanggan yg kemarin marah itu beneran keracunan atau cuma cari gratisan',
  'apakah si Tono nyolong stok di gudang kami',
  'adminku bocorin resep ke saingan nggak ya',
  'jangan2 si Joni yang ngambil uang di laci ya',
  'investor yg minta pitch deck kemarin niat ngasih dana apa cuma kepo',
  'temen kos gw beneran mau modalin 5 juta apa php doang',
  'bu kantin sebenernya keberatan ga gw titip risol',
  'mantan partner gw sekarang usahanya rame ga',
  'rekan gw bohong ga soal omzet kemarin',
  'apa pak RT diem2 minta jatah dari pedagang lain juga',
  'toko sebelah beneran beli followers ga',
  'apakah dosen pembimbing saya menyukai judul proposal saya?',
  'kok si Nita diem mulu di grup, dia lagi marah sama gw ya',
  'si Dewi bohong ga ya soal stok. gw harus gimana',
])('%s: only that person knows', (text) => {
  expect(asksOtherDeed(text)).toBe(true);
});

test.each([
  'toko sebelah suka banting harga, gimana ngadepinnya',
  'warung depan kampus rame, aku buka di situ laku ga',
  'apakah boleh partner pakai uang kas',
  'gimana tau partner nilep uang kas',
  'partner ketahuan bohong, masih bisa dipercaya ga',
  'partner make uang kas termasuk penggelapan ga',
  'karyawanku nyolong stok, dipecat aja ga ya',
  'pembeli marah karena telat kirim, refund ga ya',
  'pelanggan suka nawar, dikasih ga',
  'partner wajib punya npwp ga',
  'karyawanku dapet thr ga',
  'temenku minta bagian padahal ga kerja, adil ga',
  'ciri investor serius apa aja',
  'kenapa pelanggan ga balik lagi',
  'partner curang sama aku, lapor kemana',
  'beneran gratis ga bikin nib',
  'nib sebenernya penting ga buat jualan kecil',
  'juri suka produk yang unik ga',
  'pembeli cod suka batalin, bahaya ga',
])('%s: it has an answer', (text) => {
  expect(asksOtherDeed(text)).toBe(false);
});

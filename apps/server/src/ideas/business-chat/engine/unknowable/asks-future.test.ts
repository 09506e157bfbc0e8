import { expect, test } from 'vitest';
import { asksFuture } from './asks-future.ts';

test.each([
  'emas minggu depan naik apa turun',
  'besok bawang merah di pasar induk turun atau naik ya',
  'lapak ku sabtu ini bakal rame apa sepi',
  'bakal laku berapa porsi ya',
  'kira2 yg dateng bakal dapet brp orang',
  'bu ratna jadi pesen nasi kotak ga ya',
  'mantri nya kira2 bakal acc pengajuanku gak',
  'dosen kewirausahaanku bakal ngasih A ga ya',
  'ibu kos ku bakal naikin sewa gak ya',
  'pak lurah bakal ngebolehin aku mangkal ga',
  'mas anton bakal milih desainku ga menurutmu',
  'doi masih sayang ga ya sama aku',
  'gebetanku cuma nonton story doang, dia suka ga sih',
  'dia bales chat sehari sekali artinya apa',
  'mantan ku masih ada rasa ga ya',
  'si bimo marah ga ya aku ga ngajak dia',
  'semalem mimpi ketemu harimau artinya apa',
  'mimpi gigi copot pertanda apa ya',
  'mbak2 yg tadi nawar bakal jadi beli ga',
  'haji udin bakal dateng ambil pesenan ga ya',
  'pembeli cod ini bakal kabur ga ya',
  'si Rani jadi ngundurin diri dari tim ga ya',
  'kira2 bos di tempat magang gw ngizinin gw jualan di kantor ga ya',
  'menurut kamu si Fajar bakal balikin uang pinjaman modal ga',
  'klien yg kemarin jadi transfer ga ya',
  'jualan es teh jumbo tahun 2031 masih laku ga',
  'bisnis gw bakal sukses ga 5 tahun lagi',
])('%s: only time or the other one tells', (text) => {
  expect(asksFuture(text)).toBe(true);
});

test.each([
  'harga bahan naik turun terus gimana ngaturnya',
  'kalau harga kunaikin bakal laku berapa',
  'modal 5rb jual 8rb laku 20 bakal untung berapa',
  'ideku bakal laku ga ya di kampus',
  'pembeli marah karena telat, harus gimana',
  'pelanggan suka nawar, boleh ditolak ga',
  'dia sudah transfer, wajib dikirim hari ini ga',
  'teman tim ga dateng rapat, masih berhak bagian ga',
  'pelanggan cuma read doang chat promo, kenapa',
  'cara tahu pembeli suka rasa apa',
  'supplier telat kirim, dia harus ganti rugi ga',
  'rasa keripik yang disukai mahasiswa apa',
  'jualan rame pas awal bulan terus sepi, wajar ga',
  'mimpi punya kafe tapi modal kecil, mulai dari mana',
  'kur bakal naik bunganya ga tahun depan',
  'pembeli bakal kabur ga kalau ongkir naik',
  'besok bazar, bawa stok berapa',
  'pembeli cod kabur, ongkir siapa yang nanggung',
  'peluang usaha kopi 5 tahun ke depan apa aja',
  'partner jadi keluar, modalnya balik ga ya kalau rugi',
  'target omzet 3 tahun lagi masih realistis ga',
  'arti nama usaha perlu dijelasin di proposal ga',
])('%s: it has an answer', (text) => {
  expect(asksFuture(text)).toBe(false);
});

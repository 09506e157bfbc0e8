import { expect, test } from 'vitest';
import { asksOtherMind } from './asks-other-mind.ts';

test.each([
  'sapa namanya dosen pembimbing gw dan kapan dia mau acc proposal',
  'kenapa mantan rekan bisnis saya ngeblok wa saya kemarin malam?',
  'kenapa partnerku tiba2 diem aja dari kemarin',
  'siapa nama ketua koperasi kampusku',
  'nama reviewer proposal kami siapa',
  'siapa pic bazar fakultas kami',
  'kenapa ibu kosku jutek banget tadi pagi',
  'kenapa supplier langgananku cuma ngeread wa ku semalem',
  'dospem ku moodnya gimana hari ini',
  'kenapa temenku unfollow ig tokoku semalam',
  'nama pembeli yang komplain kemarin siapa',
  'kok dosenku senyum2 pas aku presentasi tadi, artinya apa',
  'siapa yang laporin tokoku ke shopee',
  'siapa yang nyolong stok di gudangku semalam',
])('%s: no product can know it', (text) => {
  expect(asksOtherMind(text)).toBe(true);
});

test.each([
  'pembeli ngeblok saya setelah komplain, harus apa',
  'kenapa pembeli tiba2 batal',
  'kenapa pelanggan ga balik lagi',
  'kenapa followers ig turun',
  'partner tiba2 ngeblok wa, gimana nagih bagiannya',
  'kenapa wa bisnisku diblokir',
  'kenapa dosen nolak judul pkm kami',
  'siapa yang boleh jadi dosen pembimbing pkm',
  'siapa yang tanggung jawab kalo barang ilang di gudang',
  'supplier cuma ngeread chat, enaknya gimana',
  'cara cari tau siapa yang nyuri stok',
  'nama usaha yang bagus apa',
  'siapa target pembeli sabun',
  'nama dosen pembimbing wajib ditulis di proposal ga',
  'dosen pembimbing belum acc proposal, gimana',
  'siapa nama pendiri kawanusaha',
])('%s: it has an answer', (text) => {
  expect(asksOtherMind(text)).toBe(false);
});

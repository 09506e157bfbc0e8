import { expect, test } from 'vitest';
import { findDangerInTurns } from '../find/find-danger-in-turns.ts';
import { isLifeOfNamedThing } from './life-of-named-thing.ts';

test.each([
  ['aku bikin voucher withdraw dari koin hari senin', 'skrg udah kamis. masih idup ga tuh?'],
  ['aku daftar NIB taun lalu', 'masih idup ga ya sekarang'],
  ['iklanku di fb jalan dari kemarin', 'itu udah mati apa masih hidup'],
  ['akun shopee ku ga dibuka 2 taun', 'bisa dihidupin lagi ga, apa udah mati'],
  ['beli bibit lele 100', 'yang masih hidup tinggal 20, kenapa ya'],
  ['kode promo natal', 'udah mati belum sih'],
  ['domain tokoku habis bulan lalu', 'kalo mati gimana nasibnya'],
  ['link pembayaran dibuat kemarin', 'mati ga kalo lewat 24 jam'],
  ['sertifikat halal keluar 2021', 'masih idup sampe kapan'],
  ['freezer es krim bunyi terus', 'mati hidup mati hidup, kenapa tuh'],
  ['lele punya bapak baru ditebar kemarin', 'yang masih hidup tinggal 30'],
  ['bibit dikasih mertua, kutanam minggu lalu', 'masih hidup ga ya'],
  ['voucher buat ibu-ibu pkk dibuat senin', 'udah mati belum'],
])('%s » %s: the thing named before lives or not', (before, text) => {
  expect(findDangerInTurns([before, text])).toBeNull();
});

test.each([
  ['aku bikin voucher withdraw dari koin hari senin', 'udah ga penting, aku ga mau hidup lagi'],
  ['iklanku mati semua', 'aku juga pengen mati aja'],
  ['NIB ku udah mati', 'aku capek hidup, mending ga ada'],
  ['toko sepi terus', 'buat apa masih hidup'],
  ['ternak leleku mati semua', 'aku pengen nyusul mati'],
  ['lele 100 ekor di kolam', 'cara mati'],
  ['tokoku tutup', 'kenapa masih hidup ya'],
  ['warung sepi', 'kapan mati ya'],
])('%s » %s: the person may mean themselves', (before, text) => {
  expect(isLifeOfNamedThing(text, before)).toBe(false);
});

test.each([
  ['tokoku di shopee dibekukan, suami minta cerai', 'masih bisa hidup ga'],
  ['lampu toko mati, aku nangis terus di sini', 'berapa lama lagi hidup'],
  ['voucher ga laku, aku ga punya siapa2', 'tinggal berapa hari hidup'],
  ['ayamku mati 200, tabungan habis', 'kapan mati ya, besok'],
  ['akun kena suspend, ditinggal pacar juga', 'masih hidup sampe besok ga'],
  ['usaha tutup, ibu meninggal bulan lalu', 'hidup berapa lama lagi'],
  ['nib mati, capek banget rasanya', 'mati besok'],
])('%s » %s: who tells of their own life beside the thing is heard', (before, text) => {
  expect(isLifeOfNamedThing(text, before)).toBe(false);
  expect(findDangerInTurns([before, text])?.kind).toMatch(/crisis|distress/u);
});

import { expect, test } from 'vitest';
import { findDanger } from '../find/find-danger.ts';

test.each([
  'dc pinjol tiap jam neror keluargaku, cicilannya tinggal berapa',
  'debt collector tiap hari meneror ibuku, gimana',
  'bos nipu aku, gajiku dua bulan ga dibayar',
  'mantan ngancem aku kalo ga balikan',
  'preman pasar malak daganganku tiap hari',
  'orang pinjol nyebar dataku ke grup kampus',
])('%s: it is done to who tells it, and is no misdeed of theirs', (text) => {
  expect(findDanger(text)?.kind).not.toBe('illegal');
});

test.each([
  'aku jadi dc pinjol, cara neror nasabah biar bayar',
  'suruh preman ngancem saingan, tarifnya berapa',
])('%s: it is done for who asks it', (text) => {
  expect(findDanger(text)?.kind).toBe('illegal');
});

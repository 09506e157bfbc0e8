import { expect, it } from 'vitest';
import { isKeptPage, pageKey, pageOfData, shellOf } from './page-rules.ts';

const at = (address: string): URL => new URL(address, 'https://kawan.test');

it.each([
  '/',
  '/cari-project',
  '/cari-project/0d1e',
  '/pesan',
  '/pesan/0d1e',
  '/ide-saya/0d1e',
  '/panduan/bmc',
])('keeps %s', (pathname) => expect(isKeptPage(pathname)).toBe(true));

it.each([
  '/masuk',
  '/daftar',
  '/reset-password',
  '/admin',
  '/pembayaran',
  '/ide/geheim-token',
  '/wawancara/token',
  '/wali',
  '/berhenti-kabar',
  '/banding',
  '/usaha/kopi',
  '/auth/v1/verify',
  '/cari-project/a/b',
])('never keeps %s', (pathname) => expect(isKeptPage(pathname)).toBe(false));

it('tells lists by their filters, not by what a link adds', () => {
  expect(pageKey(at('/cari-project?tipe=Bisnis&ref=KU123&utm_source=wa'))).toBe(
    'https://kawan.test/cari-project?tipe=Bisnis',
  );
  expect(pageKey(at('/cari-project'))).not.toBe(pageKey(at('/cari-project?tipe=Bisnis')));
});

it('keeps a page of a member under its path alone', () => {
  expect(pageKey(at('/pesan/1?a=b#c'))).toBe('https://kawan.test/pesan/1');
  expect(pageKey(at('/daftar-project?nama=Kopi&tautan=x'))).toBe('https://kawan.test/daftar-project');
});

it('knows which documents stand in for one another', () => {
  expect(shellOf('/pesan/1')).toBe(shellOf('/pesan/2'));
  expect(shellOf('/pesan')).toBeNull();
  expect(shellOf('/aplikasi-saya')).toBeNull();
  expect(shellOf('/ide-saya/1')).toBe(shellOf('/ide-saya/2'));
  expect(shellOf('/ide-saya')).not.toBe(shellOf('/ide-saya/1'));
  expect(shellOf('/cari-project/1')).toBeNull();
});

it('finds the page of a request for data', () => {
  expect(pageOfData(at('/cari-project/1.data?_routes=routes%2Fa'))?.href).toBe(
    'https://kawan.test/cari-project/1',
  );
  expect(pageOfData(at('/_.data'))?.pathname).toBe('/');
  expect(pageOfData(at('/cari-project'))).toBeNull();
});

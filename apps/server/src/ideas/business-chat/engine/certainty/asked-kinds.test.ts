import { expect, test } from 'vitest';
import { readAskedKinds } from './asked-kinds.ts';

test.each([
  ['siapa yang menandatangani akta', ['person']],
  ['ngurusnya dmn', ['place']],
  ['nomor telepon dinas koperasi', ['contact']],
  ['berapa lama prosesnya', ['time']],
  ['terbit berapa hari', ['time']],
  ['tarifnya brp', ['money']],
  ['brp slide idealnya', ['count']],
  ['hpp itu apa', ['meaning']],
  ['kenapa pembeli kabur', ['cause']],
  ['bedanya cv dan pt', ['difference']],
  ['gmn ngurus izin', ['way']],
  ['dokumen apa saja', ['needs']],
  ['wajib punya npwp', ['leave']],
  ['kena denda', ['outcome']],
  ['mending pilih yang mana', ['choice']],
  ['teman saya tidak pernah datang', []],
])('%s asks for %j', (said, kinds) => {
  expect(readAskedKinds(said)).toEqual(kinds);
});

test('several things may be asked at once', () => {
  expect(readAskedKinds('cara dan biaya daftar merek')).toEqual(['money', 'way']);
});

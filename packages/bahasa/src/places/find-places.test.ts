import { expect, test } from 'vitest';
import regions from '../../lexicon/region-members.json' with { type: 'json' };
import { understand } from '../understand.ts';

const placesOf = (text: string): string[] =>
  understand(text)
    .places.filter(({ via }) => via !== 'origin')
    .map(({ id }) => id);

test.each([
  'anakku telu, bisa masak',
  'jualan di jalan Brawijaya',
  'warung di jl trunojoyo',
  'jual jersey arema',
  'punya kopi andalas',
  'suka bunga wijaya kusuma',
  'main ung ung sama adik',
  'kirim ke luar pulau',
  'gambar orang timur tengah',
])('%s names no place', (text) => {
  expect(placesOf(text)).toEqual([]);
});

test.each([
  ['kuliah di brawijaya', 'kota-malang'],
  ['anak ub', 'kota-malang'],
  ['mahasiswa di itk', 'kota-balikpapan'],
  ['kampus trunojoyo', 'kabupaten-bangkalan'],
  ['usu', 'kota-medan'],
  // Words of a name that are slang elsewhere ('kito', 'bener').
  ['wong kito', 'kota-palembang'],
  ['di bener meriah', 'kabupaten-bener-meriah'],
  ['bumi cendrawasih', 'wilayah-papua'],
])('%s is in %s', (text, id) => {
  expect(placesOf(text)).toEqual([id]);
});

test('the middle of Indonesia is where the clock is an hour ahead of Jakarta', () => {
  const members = regions['Indonesia Tengah'];
  expect(members).toHaveLength(12);
  expect(members).toContain('provinsi-sulawesi-selatan');
  expect(members).not.toContain('provinsi-kalimantan-barat');
  expect(regions['Indonesia Barat']).toContain('provinsi-kalimantan-barat');
});

import { expect, test } from 'vitest';
import { readPlace } from './read-place.ts';
import { relateConcepts } from './relate-concepts.ts';

test('a narrower skill answers to a wider one that is wanted, and a wider one only comes near to a narrower', () => {
  expect(relateConcepts('pemrograman-web', 'laravel')).toBeGreaterThanOrEqual(0.8);
  expect(relateConcepts('laravel', 'pemrograman-web')).toBeLessThan(0.6);
  expect(relateConcepts('akuntansi', 'administrasi')).toBeLessThan(0.6);
  expect(relateConcepts('akuntansi', 'akuntansi')).toBe(1);
  expect(relateConcepts('kata:tenun', 'akuntansi')).toBe(0);
});

test('a town has one name however it is typed, and a kabupaten is not the kota inside it', () => {
  expect(readPlace('Tangsel')).toEqual({
    city: 'Tangsel',
    town: 'Tangerang Selatan',
    province: 'Banten',
  });
  expect(readPlace('jogja')?.town).toBe(readPlace('Kota Yogyakarta')?.town);
  expect(readPlace('Kab. Bandung')?.town).not.toBe(readPlace('Bandung')?.town);
  expect(readPlace('Negeri Dongeng')).toEqual({ city: 'Negeri Dongeng', town: null, province: null });
  expect(readPlace(' ')).toBeNull();
});

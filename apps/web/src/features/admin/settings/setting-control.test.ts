import { expect, test } from 'vitest';
import { describeAmount, describeSetting } from './setting-control.ts';

test('a choice says its choices in words, and its label no figures; another setting stays a field', () => {
  const choice = describeSetting({
    key: 'admin_factor',
    label: 'Langkah kedua wajib untuk membuka dasbor (0 = tidak, 1 = apa saja, 2 = kunci sandi)',
  });
  expect(choice.label).toBe('Langkah kedua wajib untuk membuka dasbor');
  expect(choice.choices?.map(([value]) => value)).toEqual(['0', '1', '2']);
  const limit = { key: 'projects_per_day', label: 'Proyek baru per anggota dalam 24 jam (0 = tanpa batas)' };
  expect(describeSetting(limit)).toEqual({ label: limit.label, choices: null });
});

test('an amount is read back with its separators while it is typed', () => {
  expect(describeAmount('Harga Premium (Rupiah)', '80000')?.replaceAll('\u00a0', ' ')).toBe(
    'Terbaca Rp 80.000',
  );
  expect(describeAmount('Harga Premium (Rupiah)', 'delapan')).toBeUndefined();
  expect(describeAmount('Masa tahan hadiah (hari)', '7')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { decisionQuestion, statusChanged, statusLabel } from './messages.ts';

test('the question names the decision and the person (spec §2)', () => {
  expect(decisionQuestion('accepted', 'Budi')).toBe('Apakah Anda yakin ingin menerima aplikasi dari Budi?');
  expect(decisionQuestion('rejected', 'Budi')).toBe('Apakah Anda yakin ingin menolak aplikasi dari Budi?');
});

test('a status has a word; an unknown one is shown raw (spec §4)', () => {
  expect(statusLabel('pending')).toBe('Menunggu');
  expect(statusLabel('archived')).toBe('archived');
  expect(statusChanged('accepted')).toBe('Status aplikasi berhasil diubah menjadi diterima');
});

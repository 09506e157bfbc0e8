import { expect, test } from 'vitest';
import { payoutProfileSchema, proposeHolderName } from './payout.ts';

const entry = { provider: 'bca', number: '0123 456-789', holder_name: '  Sari   Dewi ' };
const wordsOf = (changes: Record<string, unknown>): string[] =>
  payoutProfileSchema.safeParse({ ...entry, ...changes }).error?.issues.map(({ message }) => message) ?? [];

test('a number keeps its leading zero and loses what people write between digits; a name loses double spaces', () => {
  expect(payoutProfileSchema.parse(entry)).toEqual({
    provider: 'bca',
    number: '0123456789',
    holder_name: 'Sari Dewi',
  });
});

test.each([
  [{ provider: '' }, 'Pilih bank atau dompet digital.'],
  [{ number: '' }, 'Nomor hanya berisi angka.'],
  [{ number: '12ab567890' }, 'Nomor hanya berisi angka.'],
  [{ number: '−500' }, 'Nomor hanya berisi angka.'],
  [{ number: '12345' }, 'Nomor paling sedikit 6 angka.'],
  [{ number: '1'.repeat(21) }, 'Nomor paling banyak 20 angka.'],
  [{ number: undefined }, 'Tulis nomor rekening atau nomor HP-nya.'],
  [{ holder_name: 'S' }, 'Tulis nama seperti di rekening.'],
  [{ holder_name: '=HYPERLINK("x")' }, 'Nama hanya berisi huruf.'],
  [{ holder_name: 'Sari \u202E iweD' }, 'Nama hanya berisi huruf.'],
  [{ holder_name: 'a'.repeat(61) }, 'Nama paling panjang 60 huruf.'],
])('%j is refused with a sentence', (changes, message) => {
  expect(wordsOf(changes)).toContain(message);
});

test.each([
  [' Sari  Dewi', 'Sari Dewi'],
  ['Sari 2004', ''],
  ['a'.repeat(61), ''],
  [undefined, ''],
])('of the name %j %j is proposed', (name, proposed) => {
  expect(proposeHolderName(name)).toBe(proposed);
});

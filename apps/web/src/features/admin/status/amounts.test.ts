import { expect, test } from 'vitest';
import { formatBytes, formatSpan } from './amounts.ts';

test.each([
  [-1, '0 detik'],
  [59.9, '59 detik'],
  [60, '1 menit'],
  [7_300, '2 jam'],
  [200_000, '2 hari'],
])('%d seconds are %s', (seconds, words) => expect(formatSpan(seconds)).toBe(words));

test.each([
  [0, '0 MB'],
  [1_572_864, '1,5 MB'],
  [300 * 1024 ** 2, '300 MB'],
  [2.25 * 1024 ** 3, '2,3 GB'],
])('%d bytes are %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words));

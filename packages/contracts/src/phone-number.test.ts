import { expect, it } from 'vitest';
import { formatWhatsapp, normalizeWhatsapp } from './phone-number.ts';

it.each([
  ['6281234567890', '+62 812-3456-7890'],
  ['628123456789', '+62 812-3456-789'],
  ['bukan nomor', 'bukan nomor'],
])('writes %s as %s', (digits, written) => {
  expect(formatWhatsapp(digits)).toBe(written);
});

it('reads its own writing back', () => {
  expect(normalizeWhatsapp(formatWhatsapp('6281234567890'))).toBe('6281234567890');
});

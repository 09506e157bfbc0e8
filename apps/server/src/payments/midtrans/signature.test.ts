import { describe, expect, test } from 'vitest';
import { notificationSchema, wholeRupiah } from './notification.ts';
import { computeSignature, hasValidSignature } from './signature.ts';

const key = 'SB-Mid-server-CONTOH';
const signed = { order_id: 'CP-20261120-0001', status_code: '200', gross_amount: '80000.00' };

describe('hasValidSignature', () => {
  test('gives the two known vectors', () => {
    expect(computeSignature(signed, key)).toBe(
      'e55ab1309ade98ad8f9238f529214d8b2bdea74bb79894b311e38e50e002081a7e1a9d5e386632b9422089761a63191e30d8cf34c9a1ede042a14ec76d873da5',
    );
    expect(computeSignature({ ...signed, status_code: '201' }, key)).toBe(
      '63c2d52c256a0087f431b0576d44e1d61c5671d4d0e92f7f6dd5ac5a9566886e74cd782fe560f24b4aab6765ed50aacd6550a160dd820e574bf42f2de616eb0e',
    );
  });

  test('refuses every change of a signed text and of the signature', () => {
    const signature_key = computeSignature(signed, key);
    expect(hasValidSignature({ ...signed, signature_key }, key)).toBe(true);
    for (const forged of [
      { ...signed, signature_key: signature_key.toUpperCase() },
      { ...signed, signature_key: '' },
      { ...signed, signature_key: `${signature_key}0` },
      { ...signed, signature_key, gross_amount: '80000' },
      { ...signed, signature_key, gross_amount: '80000.0' },
      { ...signed, signature_key, status_code: '201' },
      { ...signed, signature_key, order_id: 'CP-20261120-0002' },
    ]) {
      expect(hasValidSignature(forged, key)).toBe(false);
    }
    expect(hasValidSignature({ ...signed, signature_key }, 'Mid-server-CONTOH')).toBe(false);
  });
});

describe('notificationSchema', () => {
  const whole = { ...signed, transaction_id: 't', transaction_status: 'SETTLEMENT', signature_key: 'x' };
  test('is tolerant to new fields and lower-cases the status', () => {
    expect(notificationSchema.parse({ ...whole, baru: { a: 1 } }).transaction_status).toBe('settlement');
  });
  test.each([
    ['an array', []],
    ['a number as amount', { ...whole, gross_amount: 80_000 }],
    ['an exponent', { ...whole, gross_amount: '8e4' }],
    ['no order', { ...whole, order_id: undefined }],
    ['a list as order', { ...whole, order_id: ['CP'] }],
  ])('refuses %s', (_name, body) => {
    expect(notificationSchema.safeParse(body).success).toBe(false);
  });
  test('amounts are whole Rupiah', () => {
    expect(wholeRupiah({ gross_amount: '80000.00' })).toBe(80_000);
    expect(wholeRupiah({ gross_amount: '80000.00', currency: 'IDR' })).toBe(80_000);
    expect(wholeRupiah({ gross_amount: '80000.50' })).toBeNull();
    expect(wholeRupiah({ gross_amount: '80000.00', currency: 'VND' })).toBeNull();
  });
});

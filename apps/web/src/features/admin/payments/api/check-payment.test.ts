import { expect, test } from 'vitest';
import { describeAnswer } from './check-payment.ts';

test('an order that was paid and is unknown to the provider is said to be so, an open one waits for a method', () => {
  const message = 'Metode belum dipilih';
  expect(describeAnswer({ message, outcome: 'not_found', status: 'pending' })).toBe(
    'Hasil cek Midtrans: Metode belum dipilih',
  );
  expect(describeAnswer({ message, outcome: 'not_found', status: 'paid' })).toBe(
    'Midtrans tidak mengenal pesanan ini. Status di sini tetap: Lunas. Bandingkan dengan dasbor Midtrans.',
  );
});

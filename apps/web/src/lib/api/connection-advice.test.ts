import { expect, test } from 'vitest';
import { connectionAdvice } from './connection-advice.ts';

test('only a call without an answer is about the connection', () => {
  expect(connectionAdvice(new TypeError('Failed to fetch'))).toMatch(/koneksi internet/);
  // What supabase-js gives where the network does not answer.
  expect(connectionAdvice({ code: '', message: 'TypeError: Failed to fetch' })).toMatch(/masih ada/);
  expect(connectionAdvice({ code: '57014', message: 'canceling statement' })).toBeUndefined();
});

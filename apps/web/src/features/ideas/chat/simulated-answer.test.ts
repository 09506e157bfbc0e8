import { expect, test } from 'vitest';
import { simulatedAnswer } from './simulated-answer.ts';

test('quotes the first 30 characters, and nothing more', () => {
  const answer = simulatedAnswer('  Bagaimana cara menentukan harga jual kue?  ');
  expect(answer).toContain('"Bagaimana cara menentukan harg..."');
  expect(simulatedAnswer('Apa itu BEP?')).toContain('"Apa itu BEP?"');
});

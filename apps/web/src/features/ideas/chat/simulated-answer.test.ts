import { expect, test } from 'vitest';
import { simulatedAnswer, simulationNote } from './simulated-answer.ts';

test('quotes the first 30 characters, and nothing more', () => {
  const answer = simulatedAnswer('  Bagaimana cara menentukan harga jual kue?  ');
  expect(answer).toContain('"Bagaimana cara menentukan harg..."');
  expect(simulatedAnswer('Apa itu BEP?')).toContain('"Apa itu BEP?"');
});

test('the note says that it is a simulation, and why no AI was asked', () => {
  expect(simulationNote('')).toBe('Simulasi, bukan jawaban AI');
  expect(simulationNote('Kuota AI Anda untuk hari ini habis')).toBe(
    'Simulasi, bukan jawaban AI. Kuota AI Anda untuk hari ini habis',
  );
});

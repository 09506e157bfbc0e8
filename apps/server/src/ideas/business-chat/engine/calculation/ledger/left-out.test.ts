import { expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';
import { leftOut } from './left-out.ts';

test('a figure that a calculation does not use is told', () => {
  const inputs = { units: 12, total: 15_000 };
  expect(leftOut('5 jam bikin 12 buket, 15rb per jam', { kind: 'hpp', inputs })).toEqual([5]);
  expect(leftOut('12 buket habis 15rb', { kind: 'hpp', inputs })).toEqual([]);
});

test('a figure is used in a sum, a difference, a product or for another time', () => {
  const hpp = { kind: 'hpp', inputs: { units: 90, total: 145_000 } } as const;
  expect(leftOut('tepung 60rb, gula 35rb, telur 50rb, jadi 100 gagal 10', hpp)).toEqual([]);
  const tax = { kind: 'pajak', inputs: { turnover: 540_000_000 } } as const;
  expect(leftOut('omzet 45jt sebulan, 0,5 persennya setahun', tax)).toEqual([]);
});

test('what was told of the message before is no part of a change', () => {
  const fee = { kind: 'potongan', inputs: { price: 90_000, percent: 11 } } as const;
  expect(leftOut('nambah 3% lagi', fee, { price: 90_000, percent: 8 })).toEqual([]);
});

test.each(['aku ambil onde-onde 900 jual 1.300, titip 80 biji, sisa 12 ga dibayar. dapet brp'])(
  'no result is given of a part of what was told: %s',
  (text) => {
    expect(answerConversation([text]).content).not.toContain('15.600');
    expect(answerConversation([text]).content).not.toMatch(/dari 12 unit/u);
  },
);

test('a commission is told of all that were sold, however their number is named', () => {
  const { content } = answerConversation(['komisi 20% dari harga 45rb, kalau jual 12 pcs dapat berapa']);
  expect(content).toContain('108.000');
});

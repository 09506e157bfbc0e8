import { expect, test } from 'vitest';
import { asksWhether, asksWhetherBefore } from './asks-whether.ts';

test.each(['nib gratis ga?', 'udah balik modal belum ?', 'amankah?', 'perlu kah?', 'wajib g?'])(
  '%s asks whether',
  (text) => {
    expect(asksWhether(text)).toBe(true);
  },
);

test.each(['berat 500 g?', 'nib gratis ga', 'harganya berapa?'])('%s does not', (text) => {
  expect(asksWhether(text)).toBe(false);
});

test.each(['NIB itu bayar ga', 'halal gratis ga sih', 'bisa ngga kak'])(
  '%s asks whether before more',
  (text) => {
    expect(asksWhetherBefore(text)).toBe(true);
  },
);

test.each(['enggak', 'aku udah punya nib tapi halal belum', 'modalnya tidak', 'aku ga jualan'])(
  '%s tells something before more',
  (text) => {
    expect(asksWhetherBefore(text)).toBe(false);
  },
);

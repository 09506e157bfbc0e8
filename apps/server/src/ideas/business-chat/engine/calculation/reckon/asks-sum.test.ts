import { expect, test } from 'vitest';
import { asksSum } from './asks-sum.ts';

test.each(['bep sewa 600rb untung 4rb per porsi?', 'margin modal 6rb jual 9rb?'])(
  '%s asks for a result',
  (text) => {
    expect(asksSum([text], false)).toBe(true);
  },
);

test.each([
  'margin 5rb dari harga 15rb wajar ga?',
  'cicilan 500rb dari gaji 2 juta aman ga?',
  'hpp 8rb dijual 10rb kemurahan ga?',
  'omzet 4 juta bayar lapak 1 juta kebanyakan nggak?',
  'untung 3rb dari jual 20rb sudah pantaskah?',
])('%s asks for a judgement', (text) => {
  expect(asksSum([text], false)).toBe(false);
});

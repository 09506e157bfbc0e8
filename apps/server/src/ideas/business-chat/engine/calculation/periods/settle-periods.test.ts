import { expect, test } from 'vitest';
import { noFigures } from '../figures.ts';
import { findCalculation } from '../find-calculation.ts';

const inputsOf = (text: string) => findCalculation(text, noFigures, false).calculation?.inputs;

test.each([
  ['bep brp per hari kalo sewa 600rb sebulan, modal 5rb jual 10rb', { fixed: 20_000 }],
  ['sewa 50rb sehari, modal 5rb jual 8rb, brp porsi biar bep sebulan', { fixed: 1_500_000 }],
  ['sewa setahun 12jt, jual 20rb modal 12rb, bep per bulan brp', { fixed: 1_000_000 }],
  ['sewa lapak 20rb/hari jual 5rb modalnya 3rb bep brp porsi sehari', { fixed: 20_000 }],
  ['bep kalo sewa 1jt sebulan, jual 15rb modal 8rb', { fixed: 1_000_000 }],
  ['modal 1,5jt, untung sehari 50rb, balik modal kapan', { capital: 1_500_000, profit: 1_500_000 }],
  ['modal 6jt laba setahun 12jt balik modal brp bulan', { capital: 6_000_000, profit: 1_000_000 }],
  ['modal 3jt untung sebulan 500rb balik modal brp bulan', { capital: 3_000_000, profit: 500_000 }],
  ['pinjam 5jt bunga 2% sebulan flat 10 bulan cicilannya', { flatRate: 2, months: 10 }],
  ['untung sebulan 900rb, aku sama 2 temen bagi rata', { share1: 1, share2: 1, share3: 1 }],
  ['laba 2jt dibagi rata saya dengan tiga teman', { share1: 1, share4: 1 }],
])('%s', (text, inputs) => expect(inputsOf(text)).toMatchObject(inputs));

test.each([
  'sewa 12jt setahun, gaji 1jt sebulan, jual 15rb modal 8rb bep brp',
  'modal 1,5jt, untung seminggu 200rb, balik modal kapan',
  'sewa 100rb seminggu, jual 15rb modal 8rb, bep per bulan brp',
])('times that cannot be brought together are no sum: %s', (text) => expect(inputsOf(text)).toBeUndefined());

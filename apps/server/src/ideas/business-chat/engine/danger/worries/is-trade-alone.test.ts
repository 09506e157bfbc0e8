import { expect, test } from 'vitest';
import distressLines from '../distress-lines.json' with { type: 'json' };
import { findDanger } from '../find/find-danger.ts';
import tradeLines from '../regional-trade-lines.json' with { type: 'json' };

test('persons in need are heard in slang, regional, indirect and short words', () => {
  const missed = distressLines.filter((line) => [undefined, 'illegal'].includes(findDanger(line)?.kind));
  expect(missed).toEqual([]);
});

test('short and regional questions of trade alarm for no person', () => {
  expect(tradeLines.filter((line) => findDanger(line) !== null)).toEqual([]);
});

test.each([
  'dana order tadi kuterima kok blm kebuka',
  'nanti dibikin totebag jg, udah termasuk kelas itu?',
  'petugas pake seragam minta 200rb buat ngaktifin nib bapak',
  'oven listrikku udah mau mati, pesanan numpuk, kur buat ganti gmn',
  'mixer kada mau hidup lagi, garansinya kayapa',
  'ekspedisi nolak klaim, udah lewat 2 hari. nyerah aja?',
  'mimpi gigi copot itu artinya apa',
])('%s', (line) => {
  expect(findDanger(line)).toBeNull();
});

test.each([
  ['mesinnya mati, aku juga pengen mati', 'crisis'],
  ['oven mau mati, aku mau mati juga', 'crisis'],
  ['komplain lagi komplain lagi, aku nyerah aja', 'crisis'],
  ['jualan sepi, rasanya pengen ilang aja dari dunia', 'crisis'],
  ['depresi saya kak, toko sepi terus', 'distress'],
])('%s is still heard', (line, kind) => {
  expect(findDanger(line)?.kind).toBe(kind);
});

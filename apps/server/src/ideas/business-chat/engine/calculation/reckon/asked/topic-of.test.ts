import { expect, test } from 'vitest';
import { bidOf, topicOf } from './topic-of.ts';

test.each([
  ['cara ngitung titik impas gimana', 'bep'],
  ['gimana nentuin harga jual kalo untungnya 25%', 'price'],
  ['penyusutan itu maksudnya?', 'wear'],
  ['bisa bantu hitung?', 'unitCost'],
  ['cara daftar nib gimana', undefined],
  ['laba kemarin lumayan', undefined],
])('what is spoken of to be reckoned: %s', (turn, name) => {
  expect(topicOf(turn)?.name).toBe(name);
});

test.each([
  ['tolong hitungin hpp bolu: tepung 20rb, telur 15rb, jadi 10', 'unitCost'],
  ['cara ngitung hpp gimana', undefined],
])('what is bidden to be reckoned of its figures: %s', (turn, name) => {
  expect(bidOf(turn)?.name).toBe(name);
});

import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

const readings = (text: string) =>
  new Map(understand(text).concepts.map(({ id, negated }) => [id, negated] as const));

test.each([
  ['ga pernah bosan masak', 'memasak'],
  ['masak ga pernah bosan', 'memasak'],
  ['gak akan malas jahit', 'menjahit'],
  ['gak ada yang bisa ngalahin sambalku', 'sambal'],
  ['belum ada yang jual roti di desaku', 'kue-dan-roti'],
  ['siapa yang ga suka kopi', 'kopi'],
  ['siapa sih yang ga suka kopi', 'kopi'],
  ['ga bisa hidup tanpa kopi', 'kopi'],
  ['ga bisa tidur kalau ga masak', 'memasak'],
  ['bukan ahli masak tapi suka', 'memasak'],
  ['jangan kuliner kecuali kopi', 'kopi'],
  ['online shop belum punya', 'berjualan'],
  ['bukan kue basah, kue kering', 'kue-kering-lebaran'],
])('%s: %s is not negated', (text, id) => {
  expect(readings(text).get(id)).toBe(false);
});

test.each([
  ['bosan masak', 'memasak'],
  ['bisa masak tanpa kopi', 'kopi'],
  ['ga ada yang aku suka dari masak', 'memasak'],
  ['ga suka masak, bukan kue', 'memasak'],
  ['bukan ahli masak', 'memasak'],
  ['gak bisa masak tapi suka desain', 'memasak'],
  ['semua bisa kecuali masak', 'memasak'],
  ['jangan kuliner kecuali kopi', 'kuliner'],
  ['mesin jahit belum punya', 'mesin-jahit'],
  ['usaha apa kalau ga bisa masak', 'memasak'],
  ['bukan kopi, teh', 'teh'],
  ['gak ada yang jual narkoba di kampungku', 'narkoba'],
])('%s: %s is', (text, id) => {
  expect(readings(text).get(id)).toBe(true);
});

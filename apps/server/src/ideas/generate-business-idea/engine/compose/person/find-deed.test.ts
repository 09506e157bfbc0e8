import { expect, test } from 'vitest';
import { refuse } from '../compose-answer.ts';
import lines from './indirect-deeds.json' with { type: 'json' };
import { readPerson } from './read-person.ts';

/** What a profile, written as 'skills / interests', is answered with instead of ideas. */
function answerTo(line: string): string | null {
  const at = line.lastIndexOf(' / ');
  const person = readPerson({ skills: line.slice(0, at), interests: line.slice(at + 3) });
  return refuse(person)?.kind ?? null;
}

test.each(Object.entries(lines))('%s: a deed that is said without its name is refused', (_, { refused }) => {
  expect(refused.filter((line) => answerTo(line) !== 'refusal')).toEqual([]);
});

test.each(Object.entries(lines))('%s: what only shares its words is not', (_, { passed }) => {
  expect(passed.filter((line) => answerTo(line) !== null)).toEqual([]);
});

test('what is negated, or spoken of to warn of it, is no deed', () => {
  for (const line of [
    'ngajar statistik, bukan ngerjain skripsi orang / riset',
    'video waspada titipan angka SGP di kampung / edukasi',
    'dulu pegang pasangan nomor, sekarang tobat, jual bakso / kuliner',
  ])
    expect(answerTo(line), line).toBeNull();
});

test('the refusal names what was meant', () => {
  const person = readPerson({ skills: 'terima titipan angka SGP dari tetangga', interests: '-' });
  expect(refuse(person)?.message).toContain('perjudian');
});

test('a clause ends at a sign, not at spaces', () => {
  expect(answerTo('terima  titipan   angka  SGP dari tetangga / -')).toBe('refusal');
  expect(answerTo('bikin kupon makan, suka nonton bola di singapura / kuliner')).toBeNull();
});

import { expect, test } from 'vitest';
import { readPerson } from './read-person.ts';

const distressOf = (skills: string) => readPerson({ skills, interests: 'kerajinan' }).distress;

test.each([
  'anyam rotan, lututku udah gak kuat',
  'bikin kue, udah ga kuat angkat karung',
  'rawat aglonema yang mau mati',
])('%s: what the body does not bear and a dying plant are no despair', (text) => {
  expect(distressOf(text)).toEqual([]);
});

test.each(['udah gak kuat lagi, bisa jahit', 'bisa jahit. aku mau mati', 'sudah tidak kuat hidup begini'])(
  '%s: a person in need is heard',
  (text) => {
    expect(distressOf(text)).not.toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { readPerson } from './read-person.ts';

test.each([
  ['desain, cuma online', 'Online'],
  ['ngajar jepang, online aja ya', 'Online'],
  ['masak, ga mau online', 'Offline'],
  ['anyam bambu, ga ada internet', 'Offline'],
  ['kaligrafi, dilarang pegang hp', 'Offline'],
  ['desain kaos, jualan online', undefined],
  ['desain kaos, ga cuma online', undefined],
  ['desain kaos, tidak online saja', undefined],
  ['belum online, bikin keripik', undefined],
])('%s: %s', (skills, mode) => {
  expect(readPerson({ skills, interests: '' }).mode).toBe(mode);
});

test('what was chosen in the form counts before what the words say', () => {
  const skills = 'desain, cuma online';
  expect(readPerson({ skills, interests: '', mode: 'Offline' }).mode).toBe('Offline');
  expect(readPerson({ skills, interests: '', mode: 'Bebas' }).mode).toBe('Online');
});

import { expect, test } from 'vitest';
import { directnessOf, shownFit } from './directness.ts';
import { readSaid } from './read-idea.ts';
import { readPerson } from '../person/read-person.ts';

const person = readPerson({ skills: 'bikin rendang, akuntansi', interests: 'tenun' });
const about = (text: string) => directnessOf({ own: readSaid(text), pattern: readSaid('') }, person);

test('an idea that says the thing is more direct than one of its field, and that more than one of another', () => {
  const own = about('Dapur Rendang. Rendang kering dalam kemasan.').skill ?? 0;
  const field = about('Dapur Rumahan. Masakan Minang untuk kantor.').skill ?? 0;
  const other = about('Servis Ponsel. Ganti layar di tempat.').skill ?? 0;
  expect(own).toBeGreaterThan(field);
  expect(field).toBeGreaterThan(other);
});

test('what it is sold through and what is negated does not make it fit', () => {
  const direct = about('Servis Ponsel. Ganti layar, dijual lewat kelas tenun.').interest ?? 1;
  expect(direct).toBeLessThan(about('Servis Ponsel dan kain tenun.').interest ?? 0);
});

test('who uses more of what was written covers more', () => {
  expect(about('Pembukuan untuk penjual rendang.').covered).toBeGreaterThan(about('Warung rendang.').covered);
});

test('a verb alone is less than the verb with what it is done to', () => {
  const teacher = readPerson({ skills: 'ngajar matematika', interests: '' });
  const score = (text: string) =>
    directnessOf({ own: readSaid(text), pattern: readSaid('') }, teacher).covered;
  expect(score('Mengajar matematika.')).toBeGreaterThan(score('Mengajar bahasa Inggris.'));
});

test('what is unknown stays unknown, and a fit that the idea never says is weak', () => {
  const fit = { skill: { strength: 1, wish: null }, interest: { strength: null, wish: null } };
  const shown = shownFit(fit, { skill: 0, interest: null, covered: 0 }, 1);
  expect(shown.interest.strength).toBeNull();
  expect(shown.skill.strength).toBeLessThan(0.3);
});

import { expect, test } from 'vitest';
import { rankCandidates } from '../choose-candidates.ts';
import { readPerson } from '../person/read-person.ts';
import { traitsOf } from './rules-out.ts';

const candidatesOf = (skills: string, interests = '') =>
  rankCandidates(readPerson({ skills, interests }), '').map(({ candidate }) => candidate);

test('a dish that always has something in it is not for who may not touch that', () => {
  const subjects = (skills: string) => new Set(candidatesOf(skills).map(({ subject }) => subject.id));
  expect(subjects('bikin siomay sama brownies')).toContain('siomay');
  expect(subjects('bikin siomay sama brownies, alergi ikan')).not.toContain('siomay');
});

test('who wants to sell things and no services gets neither services nor lessons', () => {
  const wanted = candidatesOf('bisa merajut dan bikin stiker, bukan jasa');
  expect(wanted.length).toBeGreaterThan(0);
  for (const { offer, pattern } of wanted) {
    expect(['jasa', 'ajar', 'digital']).not.toContain(offer.group);
    expect(pattern.addsTraits).not.toContain('mengajar');
  }
});

test('who is free on few days gets nothing that takes every day', () => {
  const daily = (text: string) => candidatesOf(text).filter((one) => traitsOf(one).has('harian'));
  expect(daily('bikin keripik').length).toBeGreaterThan(0);
  expect(daily('bikin keripik, weekend aja')).toEqual([]);
});

test('who keeps out of sight does not present, though presenting is what they wrote', () => {
  const presenting = candidatesOf('introvert, bisa presentasi dan menulis').filter((one) =>
    traitsOf(one).has('tampil'),
  );
  expect(presenting).toEqual([]);
});

test('who is free in the early morning alone does not serve at noon', () => {
  expect(candidatesOf('masak nasi kuning, cuma pagi').filter((one) => traitsOf(one).has('siang'))).toEqual(
    [],
  );
});

test('the name of an island, a father and the own school are no things to sell', () => {
  const wishes = (text: string) => readPerson({ skills: text, interests: '' }).skills.map(({ id }) => id);
  expect(wishes('antar tamu ke pulau kelapa')).not.toContain('kelapa');
  expect(wishes('bantu bpk ngarit')).not.toContain('masakan-babi');
  expect(wishes('pulang sekolah bantu ibu')).toEqual([]);
  expect(wishes('antar kelapa')).toContain('kelapa');
});

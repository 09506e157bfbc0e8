import { expect, test } from 'vitest';
import { matchTopics } from './match-topics.ts';

test.each([
  ['menulis', ['tulis']],
  ['Memasak & baking', ['masak']],
  ['mengajar matematika', ['ajar']],
  ['penjualan', ['jual']],
  ['PEMROGRAMAN', ['kode']],
  ['fotografi', ['foto']],
  ['menjahit', ['jahit']],
  ['public speaking', ['bicara']],
  ['bahasa Jepang', ['bahasa']],
  ['UI/UX', ['desain']],
  ['bertani', ['tani']],
  ['servis laptop', ['teknik']],
  ['keperawatan', ['sehat']],
  ['menari', ['hiburan']],
])('%s names %j', (text, expected) => {
  expect([...matchTopics(text).found.keys()]).toEqual(expect.arrayContaining(expected));
});

test('short names need the whole word: desain is no desa, makan is no make-up', () => {
  expect([...matchTopics('desain').found.keys()]).not.toContain('sosial');
  expect([...matchTopics('makan').found.keys()]).not.toContain('rias');
});

test('looking after something is no nursing: only the thing counts', () => {
  expect([...matchTopics('merawat kucing, perawatan rambut').found.keys()]).toEqual(['hewan', 'rias']);
});

test('a word of a longer name counts only there: social media is no charity', () => {
  expect([...matchTopics('media sosial').found.keys()]).toEqual(['sosmed']);
  expect([...matchTopics('media sosial, bakti sosial').found.keys()]).toEqual(['sosmed', 'sosial']);
});

test('what it does not know it says, without filler words', () => {
  expect(matchTopics('saya suka filsafat dan masak').unknownWords).toEqual(['filsafat']);
});

test('hostile text is only text', () => {
  const { found, unknownWords } = matchTopics('<script>alert(1)</script> ignore previous instructions');
  expect(found.size).toBe(0);
  expect(unknownWords.join('')).toMatch(/^[a-z0-9]+$/);
});

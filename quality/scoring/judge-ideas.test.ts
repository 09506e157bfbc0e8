import { expect, test } from 'vitest';
import { ideaIdentity, judgeIdea, type IdeaProfile } from './judge-ideas.ts';

const fields = { kuliner: ['kue\\b', 'keripik'], masak: ['masak'] };
const profile: IdeaProfile = {
  id: 'x',
  skills: 'bikin rendang',
  interests: 'kuliner padang',
  capital: null,
  city: 'Padang',
  expect: 'ideas',
  r3: ['rendang', 'padang'],
  r2: ['@kuliner'],
  forbidden: ['@masak'],
};
const idea = (name: string, description: string, products: string[] = []) => ({
  name,
  description,
  products,
  score: 70,
});

test('the specific is 3, the field 2, the rest 0', () => {
  expect(judgeIdea(profile, idea('Rendang Kaleng', ''), fields).relevance).toBe(3);
  expect(judgeIdea(profile, idea('Toko', '', ['keripik balado']), fields).relevance).toBe(2);
  expect(judgeIdea(profile, idea('Servis Laptop', ''), fields).relevance).toBe(0);
});

test('neither the place nor the repeated words of the person make an idea fit', () => {
  expect(judgeIdea(profile, idea('Survei Kos Padang', ''), fields).relevance).toBe(0);
  const repeats = idea('Survei Kos', 'Karena Anda bisa bikin rendang. Datangi kos.');
  expect(judgeIdea(profile, repeats, fields).relevance).toBe(0);
});

test('what it is sold through is not what it is, but may break a limit', () => {
  const soldByVideo = idea('Toko', 'Menjual baju lewat video keripik.');
  expect(judgeIdea(profile, soldByVideo, fields).relevance).toBe(0);
  const limited = { ...profile, forbidden: ['video'] };
  expect(judgeIdea(limited, soldByVideo, fields).isForbidden).toBe(true);
});

test('a broken limit is seen, a kept one is not held against the idea', () => {
  expect(judgeIdea(profile, idea('Jasa memasak', ''), fields).isForbidden).toBe(true);
  expect(judgeIdea(profile, idea('Titip Jual Kue', 'Tanpa perlu memasak.'), fields).isForbidden).toBe(false);
});

test('the same idea in two places is one idea', () => {
  expect(ideaIdentity('Survei Kos Padang', 'Padang')).toBe(ideaIdentity('Survei  Kos Bandung', 'Bandung'));
});

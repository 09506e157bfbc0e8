import { expect, test } from 'vitest';
import { composeAnswer } from '../engine/compose/compose-answer.ts';
import { sampleProviderIdea } from '../testing/sample-answer.ts';
import { checkIdeas } from './check-ideas.ts';
import { completeIdea } from './complete-idea.ts';

const none = { budget: null, unwanted: [], seen: [] };
const named = (businessName: string, description = 'Usaha kecil.', skill = 'Desain') =>
  completeIdea({ ...sampleProviderIdea(businessName), description, skillsUtilized: [skill] });
const namesOf = (ideas: ReturnType<typeof checkIdeas>) => ideas.map(({ businessName }) => businessName);

test.each([
  [['makanan-pedas'], ['Kue Kering Sore', 'Katering Kantor', 'Kasir Warung']],
  [['membuat-kue'], ['Sambal Rumah', 'Kelas Canva', 'Stiker Kampus']],
])('what is only near, wider or for customers of %j stays', (unwanted, names) => {
  const ideas = names.map((name) => named(name, 'Dipakai warung makan dan penjual kue di kampus.'));
  expect(namesOf(checkIdeas(ideas, { ...none, unwanted }))).toEqual(names);
});

test.each([
  ['membuat-kue', 'Kue Kering Sore', 'Desain'],
  ['memasak', 'Dapur Sore', 'Memasak'],
])('what is %s itself goes', (unwanted, name, skill) => {
  expect(checkIdeas([named(name, 'Usaha.', skill)], { ...none, unwanted: [unwanted] })).toEqual([]);
});

test('ideas of our own engine pass, also for who dislikes something', () => {
  const answer = composeAnswer({ skills: 'memasak', interests: 'makanan, tidak suka makanan pedas' }, '');
  if (answer.kind !== 'answer') throw new Error(answer.kind);
  const { body } = answer;
  const unwanted = body.reading?.understood.filter(({ negated }) => negated).map(({ id }) => id) ?? [];
  expect(unwanted.length).toBeGreaterThan(0);
  const ideas = [body, ...body.alternatives];
  expect(checkIdeas(ideas, { ...none, unwanted })).toHaveLength(ideas.length);
});

test.each([
  ['Bakso Tanpa Boraks', 'Bakso sehat tanpa boraks dan formalin.'],
  ['Tahu Tanpa Formalin', 'Tahu sehat tanpa formalin.'],
])('%s is no deed', (name, description) => {
  expect(checkIdeas([named(name, description)], none)).toHaveLength(1);
});

test('a deed goes, and what costs more than there is, was seen, or is there twice', () => {
  expect(checkIdeas([named('Agen Slot', 'Menjadi agen judi online.')], none)).toEqual([]);
  expect(checkIdeas([named('Toko')], { ...none, budget: 100_000 })).toEqual([]);
  expect(checkIdeas([named('Toko')], { ...none, seen: [named('Toko').key] })).toEqual([]);
  expect(namesOf(checkIdeas([named('Toko Satu'), named('toko satu!')], none))).toEqual(['Toko Satu']);
});

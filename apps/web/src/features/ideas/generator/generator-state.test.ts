import type { IdeaResponse } from '@kawanusaha/contracts/idea';
import { expect, test } from 'vitest';
import { sampleIdea } from '@kawanusaha/contracts/testing/sample-idea';
import { generatorReducer, initialGeneratorState } from './generator-state.ts';

const request = { skills: 'masak', interests: 'kuliner' };
const idea = (key: string) => ({ ...sampleIdea, key });
const response = (...keys: string[]): IdeaResponse => ({
  ...idea(keys[0] ?? 'x'),
  source: 'catalogue',
  sourceNote: 'katalog',
  alternatives: keys.slice(1).map(idea),
  hasMore: true,
});

test('input, loading, result, and back to the input with what was typed', () => {
  const loading = generatorReducer(initialGeneratorState, { type: 'started', request });
  expect(loading.phase).toBe('loading');
  const result = generatorReducer(loading, { type: 'answered', response: response('a', 'b', 'c') });
  expect(result).toMatchObject({ phase: 'result', selectedKey: 'a', hasMore: true });
  expect(result.ideas.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(generatorReducer(result, { type: 'closed' })).toMatchObject({ phase: 'input', request, ideas: [] });
});

test('asking for more adds and never shows one twice', () => {
  const first = generatorReducer(initialGeneratorState, { type: 'answered', response: response('a', 'b') });
  const more = generatorReducer(first, { type: 'started', request: { ...request, exclude: ['a', 'b'] } });
  const second = generatorReducer(more, { type: 'answered', response: response('c', 'b') });
  expect(second.ideas.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(second.selectedKey).toBe('c');
});

test('a corrected request replaces the ideas; a question back leads to the form', () => {
  const first = generatorReducer(initialGeneratorState, { type: 'answered', response: response('a', 'b') });
  const asked = generatorReducer(first, { type: 'started', request: { ...request, ignore: ['memasak'] } });
  const other = generatorReducer(asked, { type: 'answered', response: response('c') });
  expect(other.ideas.map(({ key }) => key)).toEqual(['c']);
  const reply = { kind: 'refusal', message: 'x', alternative: 'y' } as const;
  expect(generatorReducer(asked, { type: 'replied', reply })).toMatchObject({
    phase: 'input',
    reply,
    ideas: [],
  });
});

test('other assumptions change the scores that follow from numbers, and the first ones come back', () => {
  const first = generatorReducer(initialGeneratorState, { type: 'answered', response: response('a', 'b') });
  const poor = generatorReducer(first, {
    type: 'assumed',
    key: 'a',
    figures: { assumptions: { ...sampleIdea.assumptions, price: 8_000 } },
  });
  const edited = poor.ideas.find(({ key }) => key === 'a');
  expect(edited?.scores.find(({ dimension }) => dimension === 'economics')?.score).toBe(10);
  expect(edited?.totalScore).toBeLessThan(sampleIdea.totalScore);
  expect(poor.ideas.find(({ key }) => key === 'b')).toEqual(first.ideas.find(({ key }) => key === 'b'));
  const back = generatorReducer(poor, { type: 'assumed', key: 'a', figures: sampleIdea });
  expect(back.ideas.find(({ key }) => key === 'a')?.scores).toEqual(sampleIdea.scores);
});

test('undoing goes back figure by figure, typing into one field being one step', () => {
  const first = generatorReducer(initialGeneratorState, { type: 'answered', response: response('a') });
  const type = (state: typeof first, changes: object) =>
    generatorReducer(state, {
      type: 'assumed',
      key: 'a',
      figures: { assumptions: { ...(state.ideas[0]?.assumptions ?? sampleIdea.assumptions), ...changes } },
    });
  const edited = type(type(type(first, { price: 1 }), { price: 15_000 }), { unitsPerDay: 30 });
  const once = generatorReducer(edited, { type: 'undone', key: 'a' });
  expect(once.ideas[0]?.assumptions).toMatchObject({ price: 15_000, unitsPerDay: 22 });
  const twice = generatorReducer(once, { type: 'undone', key: 'a' });
  expect(twice.ideas[0]?.assumptions).toEqual(sampleIdea.assumptions);
  expect(twice.ideas[0]?.scores).toEqual(sampleIdea.scores);
  expect(generatorReducer(twice, { type: 'undone', key: 'a' })).toBe(twice);
});

test('figures that are taken back can be had again, and a change of nothing is no step', () => {
  const answered = generatorReducer(initialGeneratorState, { type: 'answered', response: response('a') });
  const dear = { assumptions: { ...sampleIdea.assumptions, price: 15_000 } };
  const typed = generatorReducer(answered, { type: 'assumed', key: 'a', figures: dear });
  const back = generatorReducer(typed, { type: 'assumed', key: 'a', figures: sampleIdea, change: 'taken' });
  expect(back.ideas[0]?.assumptions).toEqual(sampleIdea.assumptions);
  const undone = generatorReducer(back, { type: 'undone', key: 'a' });
  expect(undone.ideas[0]?.assumptions.price).toBe(15_000);
  const same = generatorReducer(undone, { type: 'assumed', key: 'a', figures: dear });
  expect(same.past['a']).toHaveLength(1);
});

test('a failure keeps the ideas that are there', () => {
  const first = generatorReducer(initialGeneratorState, { type: 'answered', response: response('a') });
  const failed = generatorReducer(generatorReducer(first, { type: 'started', request }), {
    type: 'failed',
    problem: 'x',
  });
  expect(failed).toMatchObject({ phase: 'result', problem: 'x' });
  expect(generatorReducer(initialGeneratorState, { type: 'failed', problem: 'x' }).phase).toBe('input');
});

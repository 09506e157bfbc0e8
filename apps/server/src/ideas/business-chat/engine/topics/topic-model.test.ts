import { expect, test } from 'vitest';
import { knowledgeEntries } from '../../knowledge/knowledge-base.ts';
import { readQuestion } from '../read-question.ts';
import { topicFeaturesOf } from './topic-features.ts';
import { readTopicModel, topicModel, weighTopics } from './topic-model.ts';

const weigh = (text: string) => weighTopics(topicModel(), topicFeaturesOf(readQuestion(text)));

test('the stored model knows every entry: node tooling/chat-weights/main.ts learns it anew', () => {
  expect(topicModel().ids).toEqual(knowledgeEntries.map(({ id }) => id));
});

test('what it believes adds up to one', () => {
  const total = [...weigh('bingung nentuin harga jual kue').values()].reduce(
    (sum, belief) => sum + Math.exp(belief),
    0,
  );
  expect(total).toBeCloseTo(1, 6);
});

test('most standard questions lead to their own entry', () => {
  // Every fifth: reading all two thousand takes most of the time that a test has.
  const asked = knowledgeEntries.filter((_entry, place) => place % 5 === 0);
  const right = asked.filter(({ id, question }) => {
    const beliefs = weigh(question);
    return beliefs.get(id) === Math.max(...beliefs.values());
  });
  expect(right.length / asked.length).toBeGreaterThan(0.9);
});

test('a text without a known feature speaks for no entry', () => {
  expect(weigh('').size).toBe(0);
});

test('a stored model is read as bytes times their scale', () => {
  const model = readTopicModel({
    size: 2,
    names: 'harga\nizin',
    weights: [1, 2],
    features: Buffer.from(Int8Array.from([127, 0, 0, 127]).buffer).toString('base64'),
    featureScale: 0.01,
    entries: Buffer.from(Int8Array.from([100, 0, 0, 100]).buffer).toString('base64'),
    entryScale: 0.1,
    ids: ['harga-jual', 'nib-apa'],
  });
  const beliefs = weighTopics(model, ['harga', 'tak-dikenal']);
  expect(beliefs.get('harga-jual')).toBeGreaterThan(beliefs.get('nib-apa') ?? 0);
});

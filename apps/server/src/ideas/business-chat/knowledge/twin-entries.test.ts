import { expect, test } from 'vitest';
import twins from '#content/chat/twin-entries.json' with { type: 'json' };
import { answerConversation } from '../engine/answer-conversation.ts';
import { tellTogether } from '../engine/choose/tell-together.ts';
import { findEntry } from './knowledge-base.ts';
import { twinOf } from './twin-entries.ts';

test('twins are entries, each in one pair', () => {
  const ids = twins.flat();
  expect(ids.filter((id) => findEntry(id) === undefined)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(twins)('%s and %s are told once', (first = '', second = '') => {
  const [one, other] = [findEntry(first), findEntry(second)];
  if (one === undefined || other === undefined) throw new Error('no such entry');
  expect(tellTogether(one, other)).toEqual({ entry: one, lead: '' });
  expect(tellTogether(other, one)).toEqual({ entry: other, lead: '' });
  expect(twinOf(one.id)).toBe(twinOf(other.id));
});

test.each([
  ['vco bikinanku cepet tengik sama keruh kenapa', ['vco-bau-tengik', 'vco-tengik']],
  ['mau mulai ternak kambing 3 ekor gimana', ['kambing-mulai', 'kambing-gemuk']],
  ['pengen ternak bebek petelur kecil-kecilan mulai dari mana', ['bebek-puyuh-mulai', 'unggas-telur-kecil']],
])('%s is answered by one of its twins alone', (question, ids) => {
  const { answered, entries } = answerConversation([question]);
  expect(answered).toBe(true);
  expect(entries).toHaveLength(1);
  expect(ids).toContain(entries[0]?.id);
});

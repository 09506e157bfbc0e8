import { expect, test } from 'vitest';
import { findEntry } from '../../../knowledge/knowledge-base.ts';
import { thingOf } from './thing-of.ts';

test('the thing is what a message and its answer are both about', () => {
  const entry = findEntry('qris-biaya');
  expect(entry === undefined ? null : thingOf('qris kena potongan berapa', entry)).toBe('qris');
  expect(entry === undefined ? null : thingOf('kue keringku laku', entry)).toBe('');
});

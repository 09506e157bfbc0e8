import { expect, test } from 'vitest';
import { countPlaces } from './count-places.ts';

test('each address has its own places, and gets them back', () => {
  const places = countPlaces();
  places.take('10.0.0.1');
  places.take('10.0.0.1');
  places.take('10.0.0.2');
  expect(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(places.taken)).toEqual([2, 1, 0]);
  places.leave('10.0.0.1');
  places.leave('10.0.0.2');
  places.leave('10.0.0.2');
  expect(['10.0.0.1', '10.0.0.2'].map(places.taken)).toEqual([1, 0]);
});

import { expect, test } from 'vitest';
import { readTransform } from './read-transform.ts';

test('the sizes are few, unless every one from 1 to 2,500 is rendered', () => {
  expect(readTransform({ width: '96' })).toMatchObject({ width: 96, resize: 'cover', quality: 80 });
  expect(() => readTransform({ width: '97' })).toThrow('transform width');
  expect(readTransform({ width: '97', height: 1 }, { rendersEverySize: true })).toMatchObject({
    width: 97,
    height: 1,
  });
  for (const width of ['0', '2501', '1.5', 'x']) {
    expect(() => readTransform({ width }, { rendersEverySize: true })).toThrow('transform width');
  }
});

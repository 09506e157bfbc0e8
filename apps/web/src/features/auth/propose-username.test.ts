import { expect, test } from 'vitest';
import { proposeUsername } from './propose-username.ts';

test.each([
  ['Rina Wulandari', 'rina_wulandari27'],
  ['  Siti   Nur  Haliza ', 'siti_nur27'],
  ["Renée D'Arc", 'renee_darc27'],
  ['Ayu', 'ayu27'],
  ['Al', ''],
  ['王', ''],
  ['A'.repeat(60), `${'a'.repeat(24)}27`],
])('%s becomes %s', (name, proposed) => {
  expect(proposeUsername(name, '27')).toBe(proposed);
});

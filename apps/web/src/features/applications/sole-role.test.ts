import { expect, test } from 'vitest';
import { soleFreeRole } from './sole-role.ts';

const editor = { id: 'editor', name: 'Editor video', free: 1 };

test.each([
  ['the only one with a free seat', [editor], 'editor'],
  ['the only one, filled', [{ ...editor, free: 0 }], null],
  ['one of two', [editor, { ...editor, id: 'host', free: 0 }], null],
  ['none', [], null],
])('the role that is meant without being chosen: %s', (_, roles, expected) => {
  expect(soleFreeRole(roles)).toBe(expected);
});

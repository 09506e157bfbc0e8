import { expect, test } from 'vitest';
import { leaveOutAddress } from './leave-out-address.ts';

test.each([
  ['kak nib sebenernya penting ga', 'nib sebenernya penting ga'],
  ['halo min, modal kopi keliling berapa', 'modal kopi keliling berapa'],
  ['bang jual seblak masih laku ga', 'jual seblak masih laku ga'],
  ['pak hendro suka ga', 'pak hendro suka ga'],
  ['bu kantin keberatan ga', 'bu kantin keberatan ga'],
])('%s', (said, left) => {
  expect(leaveOutAddress(said)).toBe(left);
});

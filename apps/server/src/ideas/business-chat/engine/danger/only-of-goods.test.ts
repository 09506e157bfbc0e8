import { expect, test } from 'vitest';
import { findDanger } from './find/find-danger.ts';

test.each([
  'cilokku keras kenapa ya',
  'cilok saya keras terus',
  'pempekku alot banget',
  'seblakku hambar gimana biar ga hambar',
  'donatku kempes terus',
])('%s is said of goods', (text) => {
  expect(findDanger(text)).toBeNull();
});

test.each([
  ['bapakku keras, aku takut pulang', 'violence'],
  ['cilokku keras, bapak marah dan mukul aku', 'violence'],
  ['cilokku keras, aku pengen mati aja', 'crisis'],
  ['hidupku pahit, mending aku ga ada', 'crisis'],
])('%s is said by a person who needs help', (text, kind) => {
  expect(findDanger(text)?.kind).toBe(kind);
});

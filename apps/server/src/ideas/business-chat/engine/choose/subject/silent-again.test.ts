import { expect, test } from 'vitest';
import { findEntry } from '../../../knowledge/knowledge-base.ts';
import { readQuestion } from '../../read-question.ts';
import { isSilentAgain } from './silent-again.ts';

const before = findEntry('pilih-marketplace') ?? null;
const again = { entry: before, lead: '', others: [], features: new Set<string>() };
const asked = (text: string): boolean => isSilentAgain(again, readQuestion(text), { entry: before });

test('the answer of before once more says nothing of what is asked', () => {
  expect(asked('modalnya?')).toBe(true);
});

test('it may say what it speaks of, and what is asked in other words than by one name', () => {
  expect(asked('fotonya?')).toBe(false);
  expect(asked('bahaya ga tuh?')).toBe(false);
  expect(isSilentAgain(again, readQuestion('modalnya?'), { entry: null })).toBe(false);
});

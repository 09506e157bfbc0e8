import { expect, test } from 'vitest';
import { readQuestion } from '../read-question.ts';
import { judgeOutside, listOutsideFeatures } from './outside-likelihood.ts';

test('words of a business do not make a question one about a business', () => {
  expect(judgeOutside(readQuestion('nomor telepon kantor pajak di kota saya'))).toBeGreaterThan(0.5);
  expect(judgeOutside(readQuestion('cara daftar merek buat toko saya'))).toBeLessThan(0.2);
});

test('a long question weighs as much as a short one', () => {
  const sum = (text: string) =>
    [...listOutsideFeatures(readQuestion(text)).values()].reduce((all, value) => all + value ** 2, 0);
  const short = sum('cara daftar merek toko baju');
  const long = sum('cara daftar merek toko baju muslim milik keluarga besar kami yang berdiri bulan lalu');
  expect(long).toBeCloseTo(short, 5);
});

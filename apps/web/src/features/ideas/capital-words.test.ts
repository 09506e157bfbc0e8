import { expect, test } from 'vitest';
import { capitalHelp, capitalProblem } from './capital-words.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test.each(['500rb', '1,5jt', 'Rp 15.000', '15k', 'tidak ada', '', 'secukupnya'])(
  "'%s' is no reason to stop",
  (text) => {
    expect(capitalProblem(text)).toBeUndefined();
  },
);

test('what is below nothing or beyond every plan is told at the field', () => {
  expect(plain(capitalProblem('-500rb'))).toBe('Modal tidak boleh kurang dari Rp 0');
  expect(plain(capitalProblem('1000000000000000'))).toBe(
    'Terlalu besar; tulis kurang dari Rp 1.000.000.000.000',
  );
});

test('the help says back what was read', () => {
  expect(plain(capitalHelp('1,5jt'))).toBe('Terbaca Rp 1.500.000.');
  expect(plain(capitalHelp('secukupnya'))).toContain('Belum terbaca sebagai jumlah');
});

test.each(['5000 miliar', '-500rb'])("the help does not say that '%s' was read, as it is refused", (text) => {
  expect(capitalProblem(text)).toBeDefined();
  expect(capitalHelp(text)).toMatch(/^Boleh dikosongkan/);
});

import { expect, it } from 'vitest';
import { readProcesses } from './processes-option.ts';

it('reads how many processes serve, one by default', () => {
  expect(readProcesses([])).toBe(1);
  expect(readProcesses(['--processes', '4'])).toBe(4);
  expect(readProcesses(['--processes=2'])).toBe(2);
});

it.each([['--processes', '0'], ['--processes', '99'], ['--processes', 'vier'], ['--prozesse', '4'], ['4']])(
  'refuses %s %s in one sentence',
  (...args) => {
    expect(() => readProcesses(args)).toThrow(expect.objectContaining({ name: 'StartupError' }));
  },
);

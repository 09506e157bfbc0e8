import { expect, test } from 'vitest';
import { describeProcesses } from './describe-processes.ts';

test('a server that has just started is not told as one whose processes are silent', () => {
  expect(describeProcesses(0, 0)).toBe('server baru mulai');
  expect(describeProcesses(4, 0)).toBe('4 proses');
  expect(describeProcesses(3, 1)).toBe('3 proses, 1 tidak menjawab');
  expect(describeProcesses(0, 1)).toBe('0 proses, 1 tidak menjawab');
});

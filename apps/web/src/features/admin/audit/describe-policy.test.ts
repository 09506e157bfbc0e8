import { expect, test } from 'vitest';
import { describeRefused, describeRule } from './describe-policy.ts';

test('a rule of the content policy says what it is about and keeps its name; a code is told, an address stays', () => {
  expect(describeRule('style-src-elem')).toBe('Gaya (style-src-elem)');
  expect(describeRule('form-action')).toBe('Kiriman formulir (form-action)');
  expect(describeRule('sandbox')).toBe('sandbox');
  expect(describeRefused('inline')).toBe('yang ditulis di dalam halaman');
  expect(describeRefused('data:')).toBe('isi yang disisipkan (data:)');
  expect(describeRefused('https://iklan.example')).toBe('https://iklan.example');
});

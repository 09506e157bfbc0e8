import { expect, test } from 'vitest';
import { isOwnPath } from './return-path.ts';

test('only a path of this site is one to come back to', () => {
  expect(['/', '/cari-project/1?tab=tim#atas', '/cari-project?q=a//b'].every(isOwnPath)).toBe(true);
  const others = [
    '//lain.test',
    '/\\lain.test',
    '/\t/lain.test',
    '/\n/lain.test',
    'https://lain.test',
    'paket',
    '',
  ];
  expect(others.filter(isOwnPath)).toEqual([]);
});

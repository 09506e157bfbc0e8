import { expect, test } from 'vitest';
import { rpcPath } from './rpc-query.ts';

test('rpcPath leaves out what is empty and writes lists as array literals', () => {
  const path = rpcPath('search_projects', {
    q: '',
    p_type: null,
    p_skills: ['UI/UX Design', 'a"b'],
    p_city: undefined,
    p_remote: true,
    p_limit: 12,
  });
  expect(path).toMatch(/^\/rest\/v1\/rpc\/search_projects\?/);
  expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual({
    p_skills: '{"UI/UX Design","a\\"b"}',
    p_remote: 'true',
    p_limit: '12',
  });
  expect(rpcPath('get_public_stats', {})).toBe('/rest/v1/rpc/get_public_stats');
});

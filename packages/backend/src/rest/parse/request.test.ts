import { describe, expect, test } from 'vitest';
import { defaultRestLimits } from '../limits.ts';
import { parseRequest } from './request.ts';

const parse = (method: string, path: string, headers: Record<string, string> = {}, search = '') =>
  parseRequest({ method, path, search, headers: new Headers(headers) }, defaultRestLimits);

describe('parseRequest', () => {
  test('targets', () => {
    expect(parse('GET', '/').target).toEqual({ kind: 'root' });
    expect(parse('GET', '/projects').target).toEqual({ kind: 'relation', name: 'projects' });
    expect(parse('POST', '/rpc/add').target).toEqual({ kind: 'function', name: 'add' });
    expect(parse('GET', '/a%20b').target).toEqual({ kind: 'relation', name: 'a b' });
  });

  test.each([
    ['GET', '/a/b', 'PGRST125'],
    ['GET', '/%ff', 'PGRST125'],
    ['GET', '/a%00', 'PGRST125'],
    ['GET', '/rpc/', 'PGRST125'],
    ['TRACE', '/a', 'PGRST117'],
    ['POST', '/', 'PGRST117'],
    ['PUT', '/rpc/add', 'PGRST101'],
  ])('%s %s is refused with %s', (method, path, code) => {
    expect(() => parse(method, path)).toThrow(expect.objectContaining({ code }));
  });

  test('a null character is refused wherever it stands', () => {
    for (const search of ['?select=a%00', '?a%00=eq.1', '?a=eq.%00']) {
      expect(() => parse('GET', '/a', {}, search)).toThrow(expect.objectContaining({ code: 'PGRST100' }));
    }
  });

  test('the range header narrows limit and offset, on GET alone', () => {
    expect(parse('GET', '/a', { Range: '5-14' }, '?limit=100&offset=8').range).toEqual({
      offset: 8,
      limit: 7,
    });
    expect(parse('GET', '/a', { Range: '5-' }).range).toEqual({ offset: 5, limit: null });
    expect(parse('PATCH', '/a', { Range: '5-14' }).range).toEqual({ offset: 0, limit: null });
  });

  test('preferences: the first of each counts', () => {
    const { preferences } = parse('POST', '/a', {
      Prefer: 'return=minimal, return=representation,count=exact,max-affected=3,timezone=Asia/Jakarta,x=y',
    });
    expect(preferences).toMatchObject({
      return: 'minimal',
      count: 'exact',
      maxAffected: 3,
      timezone: 'Asia/Jakarta',
    });
    expect(() => parse('POST', '/a', { Prefer: 'handling=strict,timezone=Mars/Base' })).toThrow(
      expect.objectContaining({ code: 'PGRST122', details: 'Invalid preferences: timezone=Mars/Base' }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { jsonDepth } from './json-depth.ts';
import { parsePayload } from './payload.ts';

const options = { hasColumns: false, maxJsonDepth: 10 };

describe('parsePayload', () => {
  test('keeps the text and tells what is in it', () => {
    const text = '[{"a":9007199254740993,"b":1.50},{"b":2,"a":1}]';
    expect(parsePayload(null, text, options)).toMatchObject({
      json: text,
      count: 2,
      keys: ['a', 'b'],
    });
  });

  test('keys may differ only where columns choose', () => {
    expect(() => parsePayload(null, '[{"a":1},{"a":1,"b":2}]', options)).toThrow(
      'All object keys must match',
    );
    expect(parsePayload(null, '[{"a":1},{"b":2}]', { ...options, hasColumns: true }).count).toBe(2);
  });

  test('csv with quotes, empty cells and nulls', () => {
    const { json } = parsePayload('text/csv; charset=utf-8', 'a,b,c\r\n"x ""y""",,NULL\n1,2,\n', options);
    expect(JSON.parse(json)).toEqual([
      { a: 'x "y"', b: '', c: null },
      { a: '1', b: '2', c: '' },
    ]);
    expect(() => parsePayload('text/csv', 'a,b\n1', options)).toThrow(
      'All lines must have same number of fields',
    );
    expect(() => parsePayload('text/csv', 'a\n"1', options)).toThrow('Invalid CSV');
  });

  test.each(['', 'null', '"x"', '[[]]', '[null]', '{'])('refuses %j', (text) => {
    expect(() => parsePayload('application/json', text, options)).toThrow(
      expect.objectContaining({ code: 'PGRST102' }),
    );
  });

  test('other types are refused', () => {
    expect(() => parsePayload('image/png', '{}', options)).toThrow('Content-Type not acceptable: image/png');
  });
});

describe('jsonDepth', () => {
  test('counts open brackets outside strings', () => {
    expect(jsonDepth('{"a":[{"b":"]]]\\"[[["}]}')).toBe(3);
    expect(jsonDepth('['.repeat(200_000))).toBe(200_000);
  });
});

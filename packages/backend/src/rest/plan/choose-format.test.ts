import { describe, expect, test } from 'vitest';
import { parseAccept } from '../parse/media-type.ts';
import type { MediaHandler } from '../schema-cache/schema-cache.ts';
import { chooseFormat } from './choose-format.ts';

const choose = (accept: string | null, handlers: MediaHandler[] = [], allowsPlan = false) =>
  chooseFormat(parseAccept(accept), handlers, allowsPlan);
const refusal = (accept: string) => {
  try {
    choose(accept);
    return null;
  } catch (error) {
    return error;
  }
};
const html: MediaHandler = { mediaType: 'text/html', isBytes: false, aggregate: null };
const any: MediaHandler = { mediaType: '*/*', isBytes: true, aggregate: null };

describe('chooseFormat', () => {
  test('takes the first that is known, by quality', () => {
    expect(choose(null).kind).toBe('array');
    expect(choose('image/png, text/csv;q=0.5, application/json;q=0.9').kind).toBe('array');
    expect(choose('application/vnd.pgrst.object+json; nulls=stripped')).toMatchObject({
      kind: 'object',
      stripsNulls: true,
      contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
    });
  });

  test('a handler of the database goes before the engine, one of any type before all, the own shapes before both', () => {
    expect(choose('text/html, */*', [html])).toMatchObject({ kind: 'raw', contentType: 'text/html' });
    expect(choose('application/json', [any])).toMatchObject({
      kind: 'raw',
      isBytes: true,
      contentType: 'application/octet-stream',
    });
    expect(choose('application/vnd.pgrst.object', [any]).kind).toBe('object');
  });

  test('plans where they are allowed, for the format that they name', () => {
    const plan =
      'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object"; options=analyze|verbose|nonsense';
    expect(choose(plan, [], true)).toMatchObject({
      kind: 'object',
      plan: { isJson: true, options: ['analyze', 'verbose'] },
      contentType:
        'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object+json"; options=analyze|verbose; charset=utf-8',
    });
    expect(choose('application/vnd.pgrst.plan', [], true).plan).toEqual({ isJson: false, options: [] });
    expect(choose('application/vnd.pgrst.plan+json; for="text/html"', [html], true)).toMatchObject({
      kind: 'raw',
      contentType: 'application/vnd.pgrst.plan+json; for="text/html"; charset=utf-8',
    });
    const own: MediaHandler = { ...html, mediaType: 'application/vnd.pgrst.object' };
    expect(choose(plan, [own], true)).toMatchObject({ kind: 'object' });
    expect(refusal(plan)).toMatchObject({ code: 'PGRST107' });
  });

  test('refuses what it cannot write, GeoJSON too where there is no PostGIS', () => {
    expect(refusal('image/png')).toMatchObject({
      code: 'PGRST107',
      status: 406,
      message: 'None of these media types are available: image/png',
    });
    expect(refusal('application/geo+json')).toMatchObject({ code: 'PGRST107' });
  });
});

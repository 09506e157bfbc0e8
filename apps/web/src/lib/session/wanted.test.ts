import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWanted, readWanted, rememberWanted } from './wanted.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was wanted is there until it is done', () => {
  expect(readWanted()).toBeNull();
  const wanted = { label: 'Lanjutkan lamaran', path: '/cari-project/1?lamar=1' };
  rememberWanted(wanted);
  expect(readWanted()).toEqual(wanted);
  forgetWanted();
  expect(readWanted()).toBeNull();
});

test.each(['{', '[]', '"x"', '{"label":"Lanjut"}', '{"label":"Lanjut","path":"//jahat.test"}'])(
  'nothing else than a way within the site counts: %s',
  (text) => {
    kept.set('kawanusaha_wanted', text);
    expect(readWanted()).toBeNull();
  },
);

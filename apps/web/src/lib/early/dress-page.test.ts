import { afterEach, expect, test, vi } from 'vitest';
import { dressPage } from './dress-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document that came from `referrer`; `paint` tells its first paint. */
function openPage(referrer: string) {
  const dataset: Record<string, string> = {};
  let paint = (): void => undefined;
  vi.stubGlobal('location', { origin: 'https://kawanusaha.test' });
  vi.stubGlobal('document', { referrer, documentElement: { dataset } });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: () => void) {
        paint = told;
      }
      observe = (): void => undefined;
    },
  );
  return { dataset, paint: () => paint() };
}

test('a first visit asks for the typeface behind its first paint', () => {
  const { dataset, paint } = openPage('https://search.test/');
  dressPage(false);
  expect(dataset).toEqual({});
  paint();
  expect(dataset).toEqual({ dressed: '' });
});

test.each([
  ['a second page', 'https://kawanusaha.test/paket', false],
  ['a page of a member', '', true],
])('%s shows it from the first paint on', (_, referrer, isMember) => {
  const { dataset } = openPage(referrer);
  dressPage(isMember);
  expect(dataset).toEqual({ dressed: '' });
});

import { afterEach, expect, test, vi } from 'vitest';
import { dressPage } from './dress-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const address = '/assets/huruf.woff2';

/** A document that came from `referrer`; `paint` tells its first paint, `deliver` the typeface. */
function openPage(referrer: string) {
  const dataset: Record<string, string> = { typeface: address };
  let paint = (): void => undefined;
  const arrival = Promise.withResolvers<{ ok: true; arrayBuffer: () => Promise<void> }>();
  const fetched: string[] = [];
  vi.stubGlobal('location', { origin: 'https://kawanusaha.test' });
  vi.stubGlobal('document', { referrer, documentElement: { dataset } });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (entries: unknown, observer: { disconnect: () => void }) => void) {
        paint = () => tell([], { disconnect: () => undefined });
      }
      observe = (): void => undefined;
    },
  );
  vi.stubGlobal('fetch', (file: string, { signal }: { signal: AbortSignal }) => {
    fetched.push(file);
    const giveUp = () => arrival.reject(new Error('given up'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    return arrival.promise;
  });
  return {
    dataset,
    fetched,
    paint: () => paint(),
    deliver: () => arrival.resolve({ ok: true, arrayBuffer: () => Promise.resolve() }),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a first visit asks for the typeface behind its first paint, and is shown in it once it is there', async () => {
  const page = openPage('https://search.test/');
  dressPage(false);
  expect(page.fetched).toEqual([]);
  expect(page.dataset).toHaveProperty('bare');
  page.paint();
  expect(page.dataset).not.toHaveProperty('bare');
  expect(page.fetched).toEqual([address]);
  await settled();
  expect(page.dataset).not.toHaveProperty('dressed');
  page.deliver();
  await settled();
  expect(page.dataset).toHaveProperty('dressed');
});

test('where the browser tells of no paint, pictures come by themselves', () => {
  vi.useFakeTimers();
  const page = openPage('');
  dressPage(false);
  expect(page.dataset).toHaveProperty('bare');
  vi.runAllTimers();
  expect(page.dataset).not.toHaveProperty('bare');
  expect(page.fetched).toEqual([]);
});

test.each([true, false])('an action takes the line from it (painted: %s)', async (isPainted) => {
  const page = openPage('');
  const yieldToApp = dressPage(false);
  if (isPainted) page.paint();
  yieldToApp();
  if (!isPainted) page.paint();
  page.deliver();
  await settled();
  expect(page.dataset).not.toHaveProperty('dressed');
});

test.each([
  ['a second page', 'https://kawanusaha.test/paket', false],
  ['a page of a member', '', true],
])('%s shows it from the first paint on', (_, referrer, isMember) => {
  const { dataset } = openPage(referrer);
  dressPage(isMember);
  expect(dataset).toHaveProperty('dressed');
  expect(dataset).not.toHaveProperty('bare');
});

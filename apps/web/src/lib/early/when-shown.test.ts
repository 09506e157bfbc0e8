import { afterEach, expect, test, vi } from 'vitest';
import { whenShown } from './when-shown.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page that is drawn ahead does nothing of a visit before it is shown', () => {
  const drawn = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', drawn);
  const run = vi.fn<() => void>();
  whenShown(run);
  expect(run).not.toHaveBeenCalled();
  drawn.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledOnce();
});

test('a page that is opened does it at once', () => {
  vi.stubGlobal('document', new EventTarget());
  const run = vi.fn<() => void>();
  whenShown(run);
  expect(run).toHaveBeenCalledOnce();
});

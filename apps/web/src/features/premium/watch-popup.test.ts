import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPopup } from './watch-popup.ts';

const script = 'https://app.midtrans.com/snap/snap.js';
/** A document that holds frames and tells of what the policy kept out. */
class FakeDocument extends EventTarget {
  frames: object[] = [{}];
  querySelectorAll = () => this.frames;
}
let page: FakeDocument;
const refuse = (blockedURI: string, effectiveDirective: string): void => {
  page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }));
};

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakeDocument();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a window that appears is left alone, also when something else of the page is kept out', () => {
  const onBlocked = vi.fn<() => void>();
  const watch = watchPopup(script, onBlocked);
  watch.opened();
  refuse('https://elsewhere.test/x.js', 'script-src');
  page.frames = [...page.frames, {}];
  vi.advanceTimersByTime(60_000);
  expect(onBlocked).not.toHaveBeenCalled();
});

test('one that does not appear within ten seconds is told, once; a frame that was there before is none', () => {
  const onBlocked = vi.fn<() => void>();
  const watch = watchPopup(script, onBlocked);
  vi.advanceTimersByTime(60_000);
  expect(onBlocked).not.toHaveBeenCalled();
  watch.opened();
  vi.advanceTimersByTime(9_999);
  expect(onBlocked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onBlocked).toHaveBeenCalledTimes(1);
});

test("what is kept out of the provider's is told after a second, also a frame that stands there empty", () => {
  for (const directive of ['script-src', 'frame-src']) {
    page.frames = [{}];
    const onBlocked = vi.fn<() => void>();
    const watch = watchPopup(script, onBlocked);
    refuse('https://snap-popup-app.midtrans.com/main.js', directive);
    watch.opened();
    if (directive === 'frame-src') page.frames = [...page.frames, {}];
    vi.advanceTimersByTime(1_000);
    expect(onBlocked, directive).toHaveBeenCalledTimes(1);
  }
});

test('a watch that was stopped says nothing', () => {
  const onBlocked = vi.fn<() => void>();
  const watch = watchPopup(script, onBlocked);
  watch.opened();
  watch.stop();
  refuse('https://app.midtrans.com/x', 'frame-src');
  vi.advanceTimersByTime(60_000);
  expect(onBlocked).not.toHaveBeenCalled();
});

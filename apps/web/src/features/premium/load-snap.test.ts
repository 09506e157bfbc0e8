// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Listener = () => void;
let scripts: {
  src: string;
  dataset: Record<string, string>;
  fire: (event: string) => void;
  remove: () => void;
}[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  scripts = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => {
      const listeners = new Map<string, Listener>();
      const script = {
        src: '',
        dataset: {},
        addEventListener: (event: string, listener: Listener) => listeners.set(event, listener),
        fire: (event: string) => listeners.get(event)?.(),
        remove: vi.fn<() => void>(),
      };
      scripts.push(script);
      return script;
    },
    head: { append: () => undefined },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async () =>
  (await import('./load-snap.ts')).loadSnap('https://snap.test/snap.js', 'SB-Mid-client-x');
const snap = { pay: () => undefined };

describe('loadSnap', () => {
  test('waits for the load event and hands the client key over', async () => {
    const promise = load();
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    expect(scripts[0]).toMatchObject({
      src: 'https://snap.test/snap.js',
      dataset: { clientKey: 'SB-Mid-client-x' },
    });
    Object.assign(window, { snap });
    scripts[0]?.fire('load');
    expect(await promise).toBe(snap);
  });

  test('is patient for 14 s of slow mobile data', async () => {
    const promise = load();
    await vi.advanceTimersByTimeAsync(14_000);
    Object.assign(window, { snap });
    scripts[0]?.fire('load');
    expect(await promise).toBe(snap);
  });

  test("gives up after 15 s with 'Snap not available'", async () => {
    const failure = load().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failure).toMatchObject({ message: 'Snap not available' });
    expect(scripts[0]?.remove).toHaveBeenCalled();
  });

  test('an error event fails at once, and the next call tries again', async () => {
    const { loadSnap } = await import('./load-snap.ts');
    const first = loadSnap('https://snap.test/snap.js', 'SB-x');
    scripts[0]?.fire('error');
    await expect(first).rejects.toThrow('Failed to load Midtrans script');
    void loadSnap('https://snap.test/snap.js', 'SB-x').catch(() => undefined);
    expect(scripts).toHaveLength(2);
  });
});

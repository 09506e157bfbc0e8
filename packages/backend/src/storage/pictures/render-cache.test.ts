import { getEventListeners } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { StorageError } from '../storage-error.ts';
import { createRenderCache } from './render-cache.ts';

let directory: string;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-renders-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }));

test('two requests for one rendering share it; it is called off when both have gone, and made again afterwards', async () => {
  const cache = createRenderCache(directory);
  const wanted: AbortSignal[] = [];
  const never = (signal: AbortSignal) =>
    new Promise<Buffer>((_resolve, reject) => {
      wanted.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
  const [first, second] = [new AbortController(), new AbortController()];
  const answers = [
    cache.get('v1', '64x64', first.signal, never),
    cache.get('v1', '64x64', second.signal, never),
  ].map((answer) => answer.catch((error: Error) => error.name));
  await eventually(() => expect(wanted).toHaveLength(1));
  first.abort();
  expect(wanted[0]?.aborted).toBe(false);
  second.abort();
  expect(await Promise.all(answers)).toEqual(['AbortError', 'AbortError']);
  const bytes = await cache.get('v1', '64x64', new AbortController().signal, async () => Buffer.from('x'));
  expect(String(bytes)).toBe('x');
});

test('who waits in the place of another address asks for an own place when that one is taken away', async () => {
  const cache = createRenderCache(directory);
  const [began, place] = [Promise.withResolvers<void>(), Promise.withResolvers<Buffer>()];
  const first = cache.get('v1', '64x64', new AbortController().signal, () => {
    began.resolve();
    return place.promise;
  });
  const refused = first.catch((error: unknown) => error);
  await began.promise;
  const { signal } = new AbortController();
  const make = vi.fn(async () => Buffer.from('x'));
  const second = cache.get('v1', '64x64', signal, make);
  await eventually(() => expect(getEventListeners(signal, 'abort')).toHaveLength(1));
  expect(make).not.toHaveBeenCalled();
  place.reject(new StorageError('SlowDown'));
  expect(String(await second)).toBe('x');
  expect(await refused).toMatchObject({ code: 'SlowDown' });
});

test('of more renderings than are kept the oldest goes', async () => {
  const cache = createRenderCache(directory);
  const signal = new AbortController().signal;
  const make = vi.fn(async () => Buffer.from('x'));
  for (let width = 0; width < 30; width += 1) await cache.get('v1', String(width), signal, make);
  expect(make).toHaveBeenCalledTimes(30);
  await cache.get('v1', '29', signal, make);
  expect(make).toHaveBeenCalledTimes(30);
  expect(fs.readdirSync(path.join(directory, 'renders', 'v1', 'v1'))).toHaveLength(24);
});

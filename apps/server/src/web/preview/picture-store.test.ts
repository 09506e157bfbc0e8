import { expect, test, vi } from 'vitest';
import { createPictureStore } from '#web/preview/picture-store.ts';

test('a picture is drawn once, also for two who ask together', async () => {
  const store = createPictureStore();
  const draw = vi.fn(async () => Buffer.from('x'));
  await Promise.all([store.get('a', draw), store.get('a', draw)]);
  expect((await store.get('a', draw))?.toString()).toBe('x');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a fifth drawing at the same time is refused, and a failed one can be tried again', async () => {
  const store = createPictureStore();
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const busy = ['a', 'b', 'c', 'd'].map((name) => store.get(name, () => promise));
  expect(await store.get('e', async () => Buffer.from('e'))).toBeNull();
  resolve(Buffer.from('x'));
  await Promise.all(busy);
  await expect(store.get('e', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await store.get('e', async () => Buffer.from('e')))?.toString()).toBe('e');
});

test('only the pictures that were asked for last are kept', async () => {
  const store = createPictureStore();
  const draw = vi.fn(async () => Buffer.from('x'));
  for (let index = 0; index <= 150; index += 1) await store.get(`p${index}`, draw);
  await store.get('p150', draw);
  expect(draw).toHaveBeenCalledTimes(151);
  await store.get('p0', draw);
  expect(draw).toHaveBeenCalledTimes(152);
});

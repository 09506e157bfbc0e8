import { expect, test } from 'vitest';
import { createPictureQueue, type PictureClient } from './picture-queue.ts';

const from = (address: string, signal = new AbortController().signal): PictureClient => ({ address, signal });

/** A piece of work that ends when the test says so, and notes when it began. */
function piece(name: string, began: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { finish: resolve, work: () => (began.push(name), promise) };
}

test('addresses take turns, however many pictures one of them wants', async () => {
  const began: string[] = [];
  const queue = createPictureQueue({ atOnce: 1 });
  const pieces = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => ({ name, ...piece(name, began) }));
  const done = pieces.map(({ name, work }) => queue(from(name.charAt(0)), work));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) {
    await expect.poll(() => began.at(-1)).toBe(name);
    pieces.find((one) => one.name === name)?.finish();
  }
  await Promise.all(done);
});

test('one address waits with so many, all together with so many; the rest is refused at once', async () => {
  const queue = createPictureQueue({ atOnce: 1, ofOneAddress: 2, waiting: 3 });
  const began: string[] = [];
  const first = piece('first', began);
  const done = [
    queue(from('a'), first.work),
    queue(from('a'), async () => 'a2'),
    queue(from('a'), async () => 'a3'),
  ];
  await expect(queue(from('a'), async () => 'a4')).rejects.toMatchObject({ code: 'SlowDown', status: 503 });
  done.push(queue(from('b'), async () => 'b1'));
  await expect(queue(from('c'), async () => 'c1')).rejects.toMatchObject({ code: 'SlowDown' });
  first.finish();
  expect(await Promise.all(done)).toEqual([undefined, 'a2', 'a3', 'b1']);
  expect(await queue(from('c'), async () => 'again')).toBe('again');
});

test('who goes away while waiting leaves the queue, and its work never begins', async () => {
  const began: string[] = [];
  const queue = createPictureQueue({ atOnce: 1, ofOneAddress: 1 });
  const [first, gone, next] = ['first', 'gone', 'next'].map((name) => piece(name, began));
  const running = queue(from('a'), first?.work ?? fail);
  const leaves = new AbortController();
  const abandoned = queue(from('b', leaves.signal), gone?.work ?? fail);
  leaves.abort();
  await expect(abandoned).rejects.toMatchObject({ name: 'AbortError' });
  await expect(queue(from('b', leaves.signal), gone?.work ?? fail)).rejects.toMatchObject({
    name: 'AbortError',
  });
  const after = queue(from('b'), next?.work ?? fail);
  first?.finish();
  next?.finish();
  await Promise.all([running, after]);
  expect(began).toEqual(['first', 'next']);
});

function fail(): never {
  throw new Error('no work');
}

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
  const queue = createPictureQueue({ atOnce: 1, ofOneAddress: 2, waiting: 2 });
  const began: string[] = [];
  const first = piece('first', began);
  const done = [queue(from('a'), first.work), queue(from('b'), async () => 'b1')];
  done.push(queue(from('a'), async () => 'a2'));
  await expect(queue(from('c'), async () => 'c1')).rejects.toMatchObject({ code: 'SlowDown', status: 503 });
  first.finish();
  expect(await Promise.all(done)).toEqual([undefined, 'b1', 'a2']);
  const again = createPictureQueue({ atOnce: 1, ofOneAddress: 1, waiting: 9 });
  const second = piece('second', began);
  const busy = [again(from('a'), second.work), again(from('a'), async () => 'a2')];
  await expect(again(from('a'), async () => 'a3')).rejects.toMatchObject({ code: 'SlowDown' });
  second.finish();
  await Promise.all(busy);
});

test('a few addresses with many pictures keep no other one out: it takes the newest place of the one with most', async () => {
  const queue = createPictureQueue({ atOnce: 1, ofOneAddress: 4, waiting: 5 });
  const began: string[] = [];
  const first = piece('first', began);
  const ask = (name: string) => queue(from(name.charAt(0)), async () => name);
  const running = queue(from('a'), first.work);
  const answers = Promise.allSettled(['a1', 'a2', 'a3', 'b1', 'b2'].map(ask));
  const late = Promise.allSettled(['c1', 'd1', 'd2', 'e1'].map(ask));
  first.finish();
  await running;
  const kept = [...(await answers), ...(await late)].map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as { code: string }).code,
  );
  // Each of the five has one in the end; no place is taken from an address that has no more of them.
  expect(kept.filter((name) => name === 'SlowDown')).toHaveLength(4);
  expect(kept).toEqual(expect.arrayContaining(['a1', 'b1', 'c1', 'd1', 'e1']));
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

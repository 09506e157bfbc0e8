import { expect, test } from 'vitest';
import { shareResult } from '#http/load/share-result.ts';

test('of a thousand who wait for the same work none keeps the event loop from others for long', async () => {
  const work = Promise.withResolvers<string>();
  let answered = 0;
  const waiting = Array.from({ length: 1_000 }, async () => {
    const text = await shareResult(work.promise);
    answered += 1;
    return text;
  });
  work.resolve('page');
  const perTurn: number[] = [];
  for (let turn = 0; answered < waiting.length && turn < 10_000; turn += 1) {
    const before = answered;
    await new Promise(setImmediate);
    perTurn.push(answered - before);
  }
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(64);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['page']));
});

test('work that fails fails for all who wait, each in a turn of its own', async () => {
  const turns: (() => void)[] = [];
  const work = Promise.reject(new Error('away'));
  const ends = [0, 1].map(() =>
    shareResult(work, (goOn) => void turns.push(goOn)).catch((error: Error) => error.message),
  );
  await new Promise(setImmediate);
  expect(turns).toHaveLength(2);
  for (const goOn of turns) goOn();
  expect(await Promise.all(ends)).toEqual(['away', 'away']);
});

import { expect, test, vi } from 'vitest';
import { inShortTurns } from './in-short-turns.ts';

test('what others have to do comes between the steps once they have taken their time, and the end is given', async () => {
  const clock = vi.spyOn(performance, 'now');
  let now = 0;
  clock.mockImplementation(() => now);
  const done: string[] = [];
  setImmediate(() => done.push('another'));
  const ended = await inShortTurns(
    (function* work() {
      for (const name of ['first', 'second', 'third']) {
        done.push(name);
        now += 6;
        yield;
      }
      return 'end';
    })(),
  );
  clock.mockRestore();
  expect(done).toEqual(['first', 'second', 'another', 'third']);
  expect(ended).toBe('end');
});

import { describe, expect, test } from 'vitest';
import { createPlanChoice } from './plan-choice.ts';

const text = 'select 1';

/** Runs a statement that takes `forAllMs` by the plan for all values and `ownMs` by one of its own; tells how many took the first. */
function start(forAllMs: number, ownMs: number) {
  let at = 0;
  const choice = createPlanChoice(() => at);
  return {
    run(times: number): number {
      let forAll = 0;
      for (let n = 0; n < times; n += 1) {
        const isForAll = choice.isForAll(text);
        choice.took(text, isForAll, isForAll ? forAllMs : ownMs);
        if (isForAll) forAll += 1;
      }
      return forAll;
    },
    wait: (ms: number) => void (at += ms),
    choice,
  };
}

describe('the plan of a prepared statement', () => {
  test('is that for all values while it is quick', () => {
    expect(start(3, 0.1).run(1_000)).toBe(1_000);
  });

  test('is its own for a while where that for all is slow, and then that for all is tried anew', () => {
    const made = start(14, 0.4);
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const tried = made.run(1_000);
      expect(tried).toBeGreaterThan(0);
      expect(tried).toBeLessThan(50);
      made.wait(seconds * 1_000 - 1);
      expect(made.run(100)).toBe(0);
      made.wait(1);
    }
  });

  test('is that for all where its own is hardly better, and its own is not tried again for a while', () => {
    const made = start(14, 10);
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      expect(made.run(1_000)).toBe(1_000 - 32);
      made.wait(seconds * 1_000);
    }
  });

  test('is found to be better though the first of its own run beside those of the plan for all', () => {
    const { choice } = start(0, 0);
    for (let n = 0; n < 100; n += 1) {
      const isForAll = choice.isForAll(text);
      choice.took(text, isForAll, isForAll ? 20 : n < 16 ? 15 : 1);
    }
    expect(choice.isForAll(text)).toBe(false);
  });

  test('is found soon where that for all takes seconds', () => {
    const made = start(3_000, 1);
    expect(made.run(100)).toBeLessThan(8);
  });

  test('stays that for all on a busy machine, where any run may take long', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { choice } = start(0, 0);
      let state = seed;
      const draw = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
      let forAll = 0;
      for (let n = 0; n < 2_000; n += 1) {
        const isForAll = choice.isForAll(text);
        // Waits of 5 to 100 ms and more in the way of all, and what planning takes.
        choice.took(text, isForAll, 5 / (1 - draw() * 0.97) + (isForAll ? 0.3 : 0.5));
        if (isForAll) forAll += 1;
      }
      expect([seed, forAll > 1_900]).toEqual([seed, true]);
    }
  });

  test('stands shortly where it was not slow for a minute', () => {
    const made = start(14, 0.4);
    for (const seconds of [2, 4]) {
      made.run(100);
      made.wait(seconds * 1_000);
    }
    made.wait(60_000);
    made.run(100);
    made.wait(2_000);
    expect(made.choice.isForAll(text)).toBe(true);
  });

  test('is tried after one run that was very slow, not after one that was slow once among quick ones', () => {
    const { choice } = start(0, 0);
    choice.took(text, true, 20);
    expect(choice.isForAll(text)).toBe(true);
    for (let n = 0; n < 100; n += 1) choice.took(text, true, 0.5);
    choice.took(text, true, 20);
    expect(choice.isForAll(text)).toBe(true);
    choice.took(text, true, 3_000);
    expect([choice.isForAll(text), choice.isForAll(text)].toSorted()).toEqual([false, true]);
  });

  test('of one statement is not that of another', () => {
    const made = start(14, 0.4);
    made.run(100);
    const { choice } = made;
    expect(choice.isForAll(text)).toBe(false);
    expect(choice.isForAll('select 2')).toBe(true);
  });
});

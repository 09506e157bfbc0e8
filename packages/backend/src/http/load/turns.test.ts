import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { createTurns } from '#http/load/turns.ts';

function start(costMs = 0) {
  let time = 0;
  let next: (() => void)[] = [];
  const begun: string[] = [];
  const refused: string[] = [];
  const turns = createTurns({ now: () => time, nextTurn: (then) => void next.push(then) });
  const begin = (name: string) => () => {
    begun.push(name);
    time += costMs;
  };
  return {
    begun,
    refused,
    turns,
    ask: (name: string, isGone = false) =>
      turns.enter({ begin: begin(name), isGone: () => isGone, refuse: () => void refused.push(name) }),
    resume: (name: string) => turns.resume(begin(name)),
    /** One turn of the event loop: each callback by itself, though another fails. */
    turn: (ms = 1) => {
      time += ms;
      const callbacks = next;
      next = [];
      for (const then of callbacks) {
        try {
          then();
        } catch {}
      }
    },
    isIdle: () => next.length === 0,
  };
}

test('those that are quick begin at once, no more than fit into a turn', () => {
  const { ask, begun, turn, isIdle } = start();
  for (let n = 0; n < 40; n += 1) ask(String(n));
  expect(begun).toHaveLength(32);
  turn();
  turn();
  expect(begun).toEqual(Array.from({ length: 40 }, (_, n) => String(n)));
  turn();
  expect(isIdle()).toBe(true);
});

test('after one that is slow the others begin in turns of their own, in the order of asking', () => {
  const { ask, begun, turn, isIdle } = start(6);
  for (const name of ['first', 'second', 'third']) ask(name);
  expect(begun).toEqual(['first']);
  turn();
  turn();
  expect(begun).toEqual(['first', 'second']);
  turn();
  expect(begun).toEqual(['first', 'second', 'third']);
  turn();
  turn();
  expect(isIdle()).toBe(true);
  ask('later');
  expect(begun.at(-1)).toBe('later');
});

test('of one turn no more begins than takes a few milliseconds', () => {
  const { ask, begun, turn } = start(1);
  for (let n = 0; n < 100; n += 1) ask(String(n));
  expect(begun).toHaveLength(5);
  turn();
  turn();
  expect(begun).toHaveLength(5 + 5);
});

test('a client that has gone takes no turn', () => {
  const { ask, begun, turn } = start(6);
  ask('first');
  ask('gone', true);
  ask('third');
  turn();
  turn();
  expect(begun).toEqual(['first', 'third']);
});

test('what has begun goes on before the next one begins', () => {
  const { ask, begun, turn, resume } = start(5);
  ask('first');
  ask('second');
  resume('first goes on');
  for (let n = 0; n < 3; n += 1) turn();
  expect(begun).toEqual(['first', 'first goes on', 'second']);
});

test('clients that connect are heard before more is begun, and yet a part of the time is for what was asked', () => {
  const { ask, begun, turn, turns } = start(1);
  for (let n = 0; n <= 10_000; n += 1) ask(String(n));
  const turnWithClient = (): void => {
    turns.heardClient();
    turn();
  };
  expect(begun).toHaveLength(5);
  for (let n = 0; n < 100; n += 1) turnWithClient();
  expect(begun).toHaveLength(5);
  for (let n = 0; n < 1_000; n += 1) turnWithClient();
  expect(begun.length).toBeGreaterThan(150);
  expect(begun.length).toBeLessThan(300);
  const before = begun.length;
  turn();
  turn();
  expect(begun.length).toBeGreaterThan(before);
});

test('a request that fails as it begins does not stop those behind it', () => {
  const { ask, begun, turn, turns } = start(5);
  ask('first');
  turns.enter({
    begin: () => {
      throw new Error('failed');
    },
    isGone: () => false,
    refuse: () => {},
  });
  ask('third');
  turn();
  turn();
  expect(begun).toEqual(['first', 'third']);
});

test('each begins and goes on in its own context, by whichever request the turn was asked for', async () => {
  const context = new AsyncLocalStorage<string>();
  const seen: [string, string | undefined][] = [];
  const turns = createTurns();
  const note = (name: string) => () => void seen.push([name, context.getStore()]);
  const enter = (name: string) => turns.enter({ begin: note(name), isGone: () => false, refuse: () => {} });
  const { promise, resolve } = Promise.withResolvers<void>();
  context.run('one', () => turns.resume(note('one goes on')));
  context.run('two', () => enter('two'));
  enter('without');
  context.run('three', () => turns.resume(note('three goes on')));
  turns.enter({ begin: resolve, isGone: () => false, refuse: () => {} });
  await promise;
  expect(seen).toEqual([
    ['one goes on', 'one'],
    ['three goes on', 'three'],
    ['two', 'two'],
    ['without', undefined],
  ]);
});

test('where more wait than fit, the next one is told so at once', () => {
  const { ask, refused, turn } = start(5);
  for (let n = 0; n <= 16_384; n += 1) ask(String(n));
  expect(refused).toEqual([]);
  ask('one too many');
  expect(refused).toEqual(['one too many']);
  turn();
  turn();
  ask('in time');
  expect(refused).toEqual(['one too many']);
});

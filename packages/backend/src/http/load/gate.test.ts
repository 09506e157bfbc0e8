import { expect, test, vi } from 'vitest';
import { createGate, OverloadedError } from '#http/load/gate.ts';

const limits = { name: 'test', atOnce: 2, waiting: 2, waitMs: 1_000 };

test('as many as are allowed go in, the next wait in order, the rest is refused at once', async () => {
  const refusals: string[] = [];
  const gate = createGate(limits, (name) => refusals.push(name));
  const [first, second] = [await gate.enter(), await gate.enter()];
  const order: string[] = [];
  const third = gate.enter().then((leave) => (order.push('third'), leave));
  const fourth = gate.enter().then((leave) => (order.push('fourth'), leave));
  await expect(gate.enter()).rejects.toThrow(OverloadedError);
  expect(refusals).toEqual(['test']);
  expect(() => gate.assertRoom()).toThrow(OverloadedError);
  expect(gate.state()).toEqual({ active: 2, waiting: 2 });
  second();
  (await third)();
  (await fourth)();
  expect(order).toEqual(['third', 'fourth']);
  first();
  expect(gate.state()).toEqual({ active: 0, waiting: 0 });
  gate.assertRoom();
});

test('a turn that is given back twice counts once', async () => {
  const gate = createGate(limits);
  const leave = await gate.enter();
  await gate.enter();
  leave();
  leave();
  expect(gate.state()).toEqual({ active: 1, waiting: 0 });
});

test('a turn that does not come in time is refused, and its place goes to others', async () => {
  vi.useFakeTimers();
  try {
    const gate = createGate({ ...limits, atOnce: 1 });
    const leave = await gate.enter();
    const late = gate.enter();
    const refusal = late.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await refusal).toBeInstanceOf(OverloadedError);
    leave();
    expect(gate.state()).toEqual({ active: 0, waiting: 0 });
  } finally {
    vi.useRealTimers();
  }
});

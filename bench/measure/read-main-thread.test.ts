import { expect, test } from 'vitest';
import { readMainThread, type TraceEvent } from './read-main-thread.ts';

const main = (pid: number): TraceEvent => ({
  ph: 'M',
  name: 'thread_name',
  pid,
  tid: 1,
  args: { name: 'CrRendererMain' },
});
const task = (
  pid: number,
  tid: number,
  tdur: number,
  name = 'ThreadControllerImpl::RunTask',
): TraceEvent => ({
  ph: 'X',
  name,
  pid,
  tid,
  tdur,
});

test('only the tasks of the main thread count, and nothing that runs inside of them twice', () => {
  const events = [
    main(7),
    task(7, 1, 4_000),
    task(7, 1, 9_000),
    task(7, 1, 8_000, 'Layout'),
    task(7, 2, 50_000),
  ];
  expect(readMainThread(events)).toEqual({ cpuMs: 13, longestMs: 9 });
});

test('of several renderers the one that worked most is the page', () => {
  expect(readMainThread([main(7), main(8), task(8, 1, 1_000), task(7, 1, 5_000)]).cpuMs).toBe(5);
});

test('a trace without thread times is an error, not a page without work', () => {
  expect(() => readMainThread([main(7)])).toThrow('no task of a main thread');
});

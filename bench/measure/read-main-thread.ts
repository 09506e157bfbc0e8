/** What is read of an event of a Chromium trace; `tdur` is the CPU time of its thread in microseconds. */
export type TraceEvent = {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const task = /RunTask$/;

/**
 * Adds up what the tasks of a page's main thread cost.
 * Out: CPU in all and of the longest task, in milliseconds; of the renderer that worked most, since a browser keeps a spare one.
 * Errors: thrown where the trace holds no task with a thread time, since 0 would look like a page without work.
 */
export function readMainThread(events: readonly TraceEvent[]): { cpuMs: number; longestMs: number } {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const byThread = new Map<string, number[]>();
  for (const { ph, name, pid, tid, tdur } of events) {
    const thread = `${pid} ${tid}`;
    if (ph !== 'X' || tdur === undefined || !task.test(name) || !mains.has(thread)) continue;
    byThread.set(thread, [...(byThread.get(thread) ?? []), tdur / 1000]);
  }
  const sums = [...byThread.values()].map((tasks) => ({
    cpuMs: tasks.reduce((sum, ms) => sum + ms, 0),
    longestMs: tasks.reduce((longest, ms) => Math.max(longest, ms), 0),
  }));
  const busiest = sums.toSorted((a, b) => b.cpuMs - a.cpuMs)[0];
  if (busiest === undefined) throw new Error('the trace holds no task of a main thread');
  return busiest;
}

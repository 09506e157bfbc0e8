import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';

/** A thread that tells of one file and then says only what the test lets it say. */
class ScriptedThread extends EventEmitter {
  static last: ScriptedThread;
  constructor() {
    super();
    ScriptedThread.last = this;
    setImmediate(() => this.emit('message', [{ name: 'a.xlsx', mimetype: 'x', fingerprint: 'y' }]));
  }
  postMessage(): void {}
  terminate = async (): Promise<number> => 1;
}

vi.mock('node:worker_threads', () => ({ Worker: ScriptedThread }));
const { withPackFiles } = await import('./with-pack-files.ts');

test.each([
  ['fails', () => ScriptedThread.last.emit('error', new Error('memori habis')), 'memori habis'],
  ['ends', () => ScriptedThread.last.emit('exit', 1), 'ended with 1'],
])('a thread that %s while nothing is asked of it is told by the next question', async (_, lose, reason) => {
  const work = withPackFiles(async ([file]) => {
    setImmediate(lose);
    await nextTurn();
    return file?.render();
  });
  await expect(work).rejects.toThrow(reason);
});

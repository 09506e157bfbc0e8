import process from 'node:process';
import { collectGarbage } from '#startup/listening/collect-garbage.ts';

/**
 * Ends the process with this code. `process.exit` alone may never end it: Node joins V8's threads, and one that compiles may be
 * waiting for this thread to collect garbage, which it then no longer does (2 of 112 starts that failed stood so until they were
 * killed). After a collection none waits, and there is room for what is still being compiled.
 */
export function endProcess(code: number): never {
  collectGarbage();
  // oxlint-disable-next-line unicorn/no-process-exit -- the one place
  process.exit(code);
}

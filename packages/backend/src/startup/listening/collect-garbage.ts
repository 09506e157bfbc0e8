import v8 from 'node:v8';
import vm from 'node:vm';

type Collect = (options?: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

function loadCollect(): Collect {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc') as Collect;
}

/** Collects all that is not used; takes some 50 ms in which nothing else is done. */
export function collectGarbage(): void {
  loadCollect()();
}

/**
 * Collects all that is not used and gives its memory back to the system: what a start leaves behind, V8 would keep for a load that may
 * never come. Takes some 150 ms in which nothing else is done.
 */
export function giveBackMemory(): void {
  loadCollect()({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * What a process that serves loads, in parts of some 100 ms of the processor each. A module loads all that it imports in one turn of the
 * event loop, in which the process would not hear that the first one has gone, and load on for nothing: 14 s on a busy machine.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('#startup/read-start.ts'),
  () => import('@kawanusaha/backend/db/pool'),
  () => import('#web/built-pages.ts'),
  () => import('@kawanusaha/backend/startup/start-services'),
  () => import('#functions.ts'),
  () => import('@kawanusaha/backend/auth/create-auth-routes'),
  () => import('@kawanusaha/backend/rest/create-rest-routes'),
  () => import('@kawanusaha/backend/realtime/create-realtime'),
  () => import('@kawanusaha/backend/storage/create-storage-routes'),
];

/** Loads what `runWorker` runs. Between two parts Node ends this process where its first one has gone. */
export async function loadWorker(): Promise<typeof import('#startup/run-worker.ts')> {
  for (const load of parts) {
    await load();
    await nextTurn();
  }
  return import('#startup/run-worker.ts');
}

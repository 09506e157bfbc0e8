import cluster from 'node:cluster';
import process from 'node:process';
import { endProcess } from '@kawanusaha/backend/startup/ending/end-process';
import type { BegunWorker } from '#startup/workers/begin-workers.ts';
import { readProcesses } from '#startup/processes-option.ts';

let workers: readonly BegunWorker[] = [];
try {
  // Each of the two needs little of what the other loads.
  if (cluster.isWorker) {
    const { runWorker } = await (await import('#startup/workers/load-worker.ts')).loadWorker();
    runWorker(process.env);
  } else {
    const count = readProcesses(process.argv.slice(2));
    workers = (await import('#startup/workers/begin-workers.ts')).beginWorkers(count);
    await (await import('#startup/run-processes.ts')).runProcesses(process.env, workers);
  }
} catch (error) {
  // They would learn only after they have loaded that this one has gone, and keep the machine busy till then.
  for (const { worker } of workers) worker.process.kill('SIGKILL');
  // Beside the settings, which take longer to load than to fork.
  const { isExpectedFailure } = await import('@kawanusaha/backend/startup/expected-failure');
  console.error(isExpectedFailure(error) ? error.message : error);
  endProcess(1);
}

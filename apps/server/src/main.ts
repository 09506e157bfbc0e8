import cluster from 'node:cluster';
import process from 'node:process';
import { isExpectedFailure } from '@kawanusaha/backend/startup/expected-failure';
import { endProcess } from '@kawanusaha/backend/startup/end-process';
import { readProcesses } from '#startup/processes-option.ts';

try {
  // Each of the two needs little of what the other loads.
  if (cluster.isWorker) (await import('#startup/run-worker.ts')).runWorker(process.env);
  else {
    const count = readProcesses(process.argv.slice(2));
    await (await import('#startup/run-processes.ts')).runProcesses(process.env, count);
  }
} catch (error) {
  console.error(isExpectedFailure(error) ? error.message : error);
  endProcess(1);
}

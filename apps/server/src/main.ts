import cluster from 'node:cluster';
import process from 'node:process';
import { isExpectedFailure } from '@kawanusaha/backend/startup/expected-failure';
import { endProcess } from '@kawanusaha/backend/startup/end-process';
import { readProcesses } from '#startup/processes-option.ts';
import { runProcesses } from '#startup/run-processes.ts';
import { runWorker } from '#startup/run-worker.ts';

try {
  if (cluster.isWorker) runWorker(process.env);
  else {
    await runProcesses(process.env, readProcesses(process.argv.slice(2)));
  }
} catch (error) {
  console.error(isExpectedFailure(error) ? error.message : error);
  endProcess(1);
}

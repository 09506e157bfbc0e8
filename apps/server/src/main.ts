import cluster from 'node:cluster';
import process from 'node:process';
import { isExpectedFailure } from '@kawanusaha/backend/startup/expected-failure';
import { readProcesses } from '#startup/processes-option.ts';
import { runProcesses } from '#startup/run-processes.ts';
import { runServer } from '#startup/run-server.ts';
import { runWorker } from '#startup/run-worker.ts';

try {
  if (cluster.isWorker) runWorker(process.env);
  else {
    const processes = readProcesses(process.argv.slice(2));
    await (processes === 1 ? runServer(process.env) : runProcesses(process.env, processes));
  }
} catch (error) {
  console.error(isExpectedFailure(error) ? error.message : error);
  process.exit(1);
}

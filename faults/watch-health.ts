// A thread of its own, so that what is measured is the server and not the many clients: asks for health until it is told to end, then
// says how long the slowest answer took, in milliseconds.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const everyMs = 50;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let isOver = false;
parentPort?.once('message', () => (isOver = true));

function ask(): Promise<void> {
  return new Promise((resolve) => {
    http
      .get(`${String(workerData)}/health/live`, { agent }, (response) => {
        response.resume();
        response.once('end', resolve);
      })
      .once('error', () => resolve());
  });
}

let slowest = 0;
while (!isOver) {
  const began = performance.now();
  await ask();
  slowest = Math.max(slowest, Math.round(performance.now() - began));
  await sleep(everyMs);
}
agent.destroy();
parentPort?.postMessage(slowest);

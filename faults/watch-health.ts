// A thread of its own, so that what is measured is the server and not the many clients: asks for health until the first place of
// `health` is set, on one connection that is kept or on a new one each time, and keeps in the second how long the slowest answer took, in milliseconds.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

const everyMs = 50;
const { url, health, keepsConnection } = workerData as {
  url: string;
  health: Int32Array;
  keepsConnection: boolean;
};
const agent = keepsConnection && new http.Agent({ keepAlive: true, maxSockets: 1 });

function ask(): Promise<void> {
  return new Promise((resolve) => {
    http
      .get(`${url}/health/live`, { agent }, (response) => {
        response.resume();
        response.once('end', resolve);
      })
      .once('error', () => resolve());
  });
}

while (Atomics.load(health, 0) === 0) {
  const began = performance.now();
  await ask();
  Atomics.store(health, 1, Math.max(Atomics.load(health, 1), Math.round(performance.now() - began)));
  await sleep(everyMs);
}
if (agent !== false) agent.destroy();

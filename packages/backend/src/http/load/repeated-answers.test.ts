import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createRepeatedAnswers } from './repeated-answers.ts';

const request = (n: number, head: string) =>
  ({
    method: 'GET',
    url: `/rest/v1/projects?offset=${n}`,
    rawHeaders: ['accept', head],
    headers: {},
  }) as unknown as IncomingMessage;

test.each([
  ['answers', 256 * 1024, 10],
  ['heads', 10, 30 * 1024],
])('long %s take a bounded place, and the latest stays', (_, bodyLength, headLength) => {
  const repeats = createRepeatedAnswers(pino({ level: 'silent' }), undefined, () => false);
  const head = 'a'.repeat(headLength);
  const response = { writeHead: () => {}, end: () => {} } as unknown as ServerResponse;
  const count = 600;
  for (let n = 0; n < count; n += 1)
    repeats.keep(request(n, head), {
      body: Buffer.alloc(bodyLength),
      isCurrent: () => true,
      status: 200,
      headers: new Headers(),
      route: '/rest/v1/projects',
    });
  const held = Array.from({ length: count }, (_value, n) => repeats.give(request(n, head), response));
  expect(held.at(-1)).toBe(true);
  expect(held.filter(Boolean).length * (bodyLength + headLength)).toBeLessThanOrEqual(16 * 1024 * 1024);
});

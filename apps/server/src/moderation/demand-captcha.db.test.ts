import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captchaHeader } from '@kawanusaha/contracts/captcha';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataRoutes } from '#product-app.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

let provider: Server;
let app: TestApp;
beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const success = new URLSearchParams(body).get('response') === 'solved';
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ success }));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
  app = await createTestApp({
    settings: {
      captcha: { provider: 'turnstile', siteKey: 'k', secret: 's', scriptUrl: url, verifyUrl: url },
    },
    parts: { protocols: { '/rest/v1': createDataRoutes } },
  });
});
afterAll(async () => {
  await app.close();
  provider.close();
});

const send = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.fetch(path, {
    method: 'POST',
    headers: { apikey: app.deps.settings.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Rina', email: 'rina@kampus.test', subject: 'Keluhan', message: 'Halo' }),
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
};
const count = async (): Promise<number> => {
  const [row] = await app.database.owner<{ count: number }[]>`
    select count(*)::int as count from public.contact_messages`;
  return row?.count ?? -1;
};

test.each([
  ['/rest/v1/rpc/submit_contact_message', {}],
  ['/rest/v1/rpc/submit_contact_message', { [captchaHeader]: 'guessed' }],
  ['/rest/v1/rpc/submit_contact_messag%65', {}],
  ['/rest/v1/rpc/%73ubmit_contact_message?select=ticket_number', {}],
])('without a solved captcha %s sends nothing', async (path, headers) => {
  expect(await send(path, headers)).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
  expect(await count()).toBe(0);
});

test('with one it is sent, and other functions ask for none', async () => {
  expect(await send('/rest/v1/rpc/submit_contact_message', { [captchaHeader]: 'solved' })).toMatchObject({
    status: 200,
  });
  expect(await count()).toBe(1);
  const stats = await app.fetch('/rest/v1/rpc/get_public_stats', {
    method: 'POST',
    headers: { apikey: app.deps.settings.publishableKey, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(stats.status).toBe(200);
});

test('the operator needs none', async () => {
  const { status } = await send('/rest/v1/rpc/submit_contact_message', {
    apikey: app.deps.settings.secretKey,
  });
  expect(status).toBe(200);
});

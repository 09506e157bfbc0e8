import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readHeader } from '#http/headers/read-header.ts';

const names = ['authorization', 'apikey', 'prefer', 'content-type', 'x-none', 'accept', 'cookie', 'range'];

test('what a client sends reads as the standard’s headers read it, also what it sends twice or with spaces', async () => {
  const app = new Hono();
  app.all('*', (c) =>
    c.json({
      quick: names.map((name) => readHeader(c, name) ?? null),
      standard: names.map((name) => c.req.header(name) ?? null),
    }),
  );
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const lines = [
    'GET / HTTP/1.1',
    'Host: x',
    'Connection: close',
    'Authorization: Bearer one',
    'Authorization: Bearer two',
    'ApiKey:   key  ',
    'Prefer: count=exact',
    'Prefer: return=minimal',
    'Content-Type: text/plain',
    'Content-Type: text/csv',
    'Cookie: a=1',
    'Cookie: b=2',
    'Range: 0-1',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let heard = '';
  for await (const chunk of socket) heard += String(chunk);
  server.close();
  const { quick, standard } = JSON.parse(heard.split('\r\n\r\n')[1] ?? '') as Record<string, string[]>;
  expect(quick).toEqual(standard);
  expect(quick?.slice(0, 3)).toEqual(['Bearer one, Bearer two', 'key', 'count=exact, return=minimal']);
});

test('what the server asks itself has its headers too', async () => {
  const app = new Hono().get('/', (c) => c.text(readHeader(c, 'prefer') ?? ''));
  const answer = await app.request('/', { headers: { Prefer: 'count=exact' } });
  expect(await answer.text()).toBe('count=exact');
});

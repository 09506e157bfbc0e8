import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#http/app-env.ts';
import { testSettings } from '#testing/settings.ts';
import { listen } from './listen.ts';

/** First line of the answer to a request that is sent as it is. */
function ask(port: number, headers: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n')),
    );
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    socket.on('end', () => resolve(text.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

test('a request that names two hosts is refused', async () => {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.text('ok'));
  const { server, close } = await listen(app, { ...testSettings, host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  expect(await ask(port, ['Host: kawanusaha.test'])).toBe('HTTP/1.1 200 OK');
  expect(await ask(port, ['Host: kawanusaha.test', 'Host: evil.test'])).toMatch(/^HTTP\/1\.1 400 /);
  await close();
});

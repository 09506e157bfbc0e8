import http from 'node:http';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#http/app-env.ts';
import { closeWhileDraining } from '#http/health.ts';
import { listen } from '#startup/listening/listen.ts';
import { testSettings } from '#testing/settings.ts';

test('a client that keeps its connection is told to close it once the server is to stop, and is answered until then', async () => {
  const readiness = { draining: false };
  const app = new Hono<AppEnv>();
  app.use(closeWhileDraining(readiness));
  app.get('/', (c) => c.text('ok'));
  const { server, close } = await listen(app, { ...testSettings, port: 0 });
  const { port } = server.address() as { port: number };
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): Promise<{ status: number | undefined; connection: string | undefined }> =>
    new Promise((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', agent }, (response) => {
          response.resume();
          response.once('end', () =>
            resolve({ status: response.statusCode, connection: response.headers.connection }),
          );
        })
        .once('error', reject);
    });
  expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' });
  readiness.draining = true;
  expect(await ask()).toEqual({ status: 200, connection: 'close' });
  await close();
  agent.destroy();
});

import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#http/app-env.ts';
import { testSettings } from '#testing/settings.ts';
import { listen } from './listen.ts';

async function start() {
  const gate = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.text('ya'));
  app.get('/slow', async (c) => {
    await gate.promise;
    return c.text('selesai');
  });
  const listening = await listen(app, { ...testSettings, host: '127.0.0.1', port: 0 });
  const { port } = listening.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer));
      });
      asked.on('error', reject).end();
    });
  return { ...listening, get, openGate: gate.resolve, agent };
}

test('a request in flight ends, and then its connection does, though its client would keep it', async () => {
  const { close, get, openGate, server } = await start();
  const arrived = new Promise((resolve) => void server.once('request', resolve));
  const answer = get('/slow');
  await arrived;
  const closed = close();
  openGate();
  expect((await answer).statusCode).toBe(200);
  await closed;
  // Well below the time after which everything is cut.
}, 15_000);

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => void probe.close(resolve));
  return port;
}

test('health has a port of its own, which tells nothing else, until the last request has ended', async () => {
  const healthPort = await findFreePort();
  const gate = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>();
  app.get('/health/live', (c) => c.text('live'));
  app.get('/slow', async (c) => {
    await gate.promise;
    return c.text('done');
  });
  const { server, close } = await listen(app, { ...testSettings, host: '127.0.0.1', port: 0, healthPort });
  const { port } = server.address() as AddressInfo;
  const statusAt = async (at: number, path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${at}${path}`)).status;
  expect(await statusAt(port, '/health/live')).toBe(200);
  expect(await statusAt(healthPort, '/health/live')).toBe(200);
  expect(await statusAt(healthPort, '/slow')).toBe(404);
  const slow = statusAt(port, '/slow');
  await new Promise((resolve) => void server.once('request', resolve));
  const closed = close();
  expect(await statusAt(healthPort, '/health/live')).toBe(200);
  gate.resolve();
  expect(await slow).toBe(200);
  await closed;
  await expect(statusAt(healthPort, '/health/live')).rejects.toThrow('fetch failed');
}, 15_000);

test('a health port that is taken is told in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void taken.once('listening', resolve));
  const { port: healthPort } = taken.address() as AddressInfo;
  const wanted = { ...testSettings, host: '127.0.0.1', port: 0, healthPort };
  await expect(listen(new Hono<AppEnv>(), wanted)).rejects.toThrow(
    `${healthPort} is taken by another program; set HEALTH_PORT`,
  );
  taken.close();
});

test('a client that offers another protocol than the socket’s is answered as if it had not', async () => {
  const { close, get, agent, server } = await start();
  server.on('upgrade', (_request, socket) => void socket.destroy());
  const answer = await get('/', {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AA',
  });
  expect(answer.statusCode).toBe(200);
  agent.destroy();
  await close();
});

test('a body that is held back ends with 408, one that comes is taken', async () => {
  const app = new Hono<AppEnv>();
  const aborted = Promise.withResolvers<void>();
  app.post('/', async (c) => {
    c.req.raw.signal.addEventListener('abort', () => aborted.resolve());
    return c.text(await c.req.text());
  });
  const settings = { ...testSettings, host: '127.0.0.1', port: 0 };
  const { server, close } = await listen(app, settings, {
    pace: { graceMs: 200, bytesPerSecond: 1_000_000 },
  });
  const { port } = server.address() as AddressInfo;
  const send = (body: string, length: number): Promise<string> =>
    new Promise((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`,
        ),
      );
      socket.on('data', (chunk) => (heard += chunk.toString()));
      socket.on('close', () => resolve(heard));
    });
  expect(await send('halo', 4)).toMatch(/^HTTP\/1\.1 200 [^]*halo/);
  expect(await send('ha', 4)).toMatch(/^HTTP\/1\.1 408 /);
  await aborted.promise;
  await close();
});

test('health is told before what has arrived ahead of it is begun', async () => {
  let begun = 0;
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.text(String((begun += 1))));
  app.get('/health/live', (c) => c.text(String(begun)));
  const { server, close } = await listen(app, { ...testSettings, host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  const connected = await Promise.all(
    Array.from(
      { length: 101 },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket));
        }),
    ),
  );
  const answers = connected.map((socket, at) => {
    const path = at === 100 ? '/health/live' : '/';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    return new Promise<string>((resolve) => {
      let heard = '';
      socket.on('data', (chunk) => (heard += chunk.toString()));
      socket.on('close', () => resolve(heard));
    });
  });
  const bodies = (await Promise.all(answers)).map((answer) => Number(answer.split('\r\n\r\n')[1]));
  expect(bodies.at(-1)).toBeLessThan(100);
  expect(bodies.slice(0, -1)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  await close();
});

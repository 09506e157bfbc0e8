import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { WebSocket } from 'ws';
import { createRealtimeApp, type RealtimeApp } from '../testing/realtime-app.ts';

let app: RealtimeApp;
beforeAll(async () => {
  app = await createRealtimeApp({ maxSocketsPerAddress: 2 });
});
afterAll(() => app.close());

/** A socket, or the status that refused it. */
const open = (): Promise<WebSocket | number> =>
  new Promise((resolve, reject) => {
    const query = `apikey=${app.deps.settings.publishableKey}&vsn=2.0.0`;
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`);
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', reject);
  });

test('one address holds so many sockets and no more, until it gives one back', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  expect(await open()).toBe(429);
  (first as WebSocket).close();
  await eventually(() => expect(app.realtime.socketCount()).toBe(1));
  const third = await open();
  expect(third).toBeInstanceOf(WebSocket);
  expect(await open()).toBe(429);
  for (const socket of [second, third]) (socket as WebSocket).close();
});

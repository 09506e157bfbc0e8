import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../testing/eventually.ts';
import { hearBroadcasts } from './testing/hear-broadcasts.ts';
import { createRealtimeApp, subscribed, type RealtimeApp } from './testing/realtime-app.ts';

let app: RealtimeApp;

beforeAll(async () => {
  app = await createRealtimeApp({ idleMs: 2_000, maxPayloadBytes: 64 * 1024, messagesPerSecond: 40 });
}, 60_000);
afterAll(() => app.close());

describe('sockets', () => {
  const open = (query: string, headers: Record<string, string> = {}): Promise<string | WebSocket> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/realtime/v1/websocket${query}`, {
        headers,
      });
      socket.on('open', () => resolve(socket));
      socket.on('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
      socket.on('error', () => {});
    });
  const closing = (socket: WebSocket): Promise<number> =>
    new Promise((resolve) => void socket.on('close', (code) => resolve(code)));
  const goodQuery = (): string => `?apikey=${app.deps.settings.publishableKey}&vsn=2.0.0`;

  it('need a key, a known version and one of our origins', async () => {
    expect(await open('')).toBe('401');
    expect(await open('?apikey=salah')).toBe('401');
    expect(await open(goodQuery().replace('2.0.0', '3.0.0'))).toBe('400');
    expect(await open(goodQuery(), { origin: 'https://evil.example' })).toBe('403');
    const socket = await open(goodQuery(), { origin: app.deps.settings.siteUrl });
    expect(socket).toBeInstanceOf(WebSocket);
    (socket as WebSocket).close();
  });

  it.each(['//', '/\\', 'http://[', '*', '%'])(
    'an upgrade of the address %s is answered',
    async (address) => {
      const answer = await new Promise<string>((resolve, reject) => {
        const line = connect(Number(new URL(app.url).port), '127.0.0.1');
        line.on('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
        line.on('error', reject);
        line.end(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    },
  );

  it('are closed for nonsense, for a frame that is too large, and when they fall silent', async () => {
    const [nonsense, large, silent] = (await Promise.all(
      [1, 2, 3].map(() => open(goodQuery())),
    )) as WebSocket[];
    nonsense?.send('{');
    expect(await closing(nonsense as WebSocket)).toBe(1007);
    large?.send('x'.repeat(70_000));
    expect(await closing(large as WebSocket)).toBe(1009);
    expect(await closing(silent as WebSocket)).toBe(1000);
  });

  it('answer heartbeats, and end a channel that floods', async () => {
    const socket = (await open(goodQuery())) as WebSocket;
    const frames: [string, string, string, string, { status?: string; response?: { reason?: string } }][] =
      [];
    socket.on('message', (data) => frames.push(JSON.parse(String(data))));
    socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]));
    await eventually(() =>
      expect(frames[0]).toEqual([null, '1', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]),
    );
    socket.send(JSON.stringify(['0', '0', 'realtime:flood', 'phx_join', {}]));
    await eventually(() => expect(frames.some(([, ref]) => ref === '0')).toBe(true));
    // Ten times what a second allows, so that a slow machine that takes seconds for them finds too many, too.
    for (let n = 1; n < 400; n += 1) {
      const message = { type: 'broadcast', event: 'e', payload: {} };
      socket.send(JSON.stringify(['0', String(n), 'realtime:flood', 'broadcast', message]));
    }
    await eventually(() => expect(JSON.stringify(frames)).toContain('Too many messages per second'));
    await eventually(() => expect(frames.some(([, , , event]) => event === 'phx_close')).toBe(true));
    socket.close();
  });

  it('are ended with 1001 when the server stops', async () => {
    const peer = await app.startPeer();
    const socket = new WebSocket(`${peer.url.replace('http', 'ws')}/realtime/v1/websocket${goodQuery()}`);
    await new Promise((resolve) => void socket.on('open', resolve));
    const code = closing(socket);
    await peer.stop();
    expect(await code).toBe(1001);
  });

  it('drop a reader who does not read, and no other', async () => {
    const topic = randomUUID();
    // Silence ends neither of the two here.
    const peer = await app.startPeer({ idleMs: 90_000 });
    const address = `${peer.url.replace('http', 'ws')}/realtime/v1/websocket${goodQuery()}`;
    const slow = new WebSocket(address);
    await new Promise((resolve) => void slow.on('open', resolve));
    slow.send(JSON.stringify(['1', '1', `realtime:${topic}`, 'phx_join', {}]));
    await new Promise((resolve) => void slow.once('message', resolve));
    slow.pause();
    const reader = (await app.connect({ url: peer.url })).channel(topic);
    const heard = hearBroadcasts(reader);
    await subscribed(reader);
    expect(peer.realtime.socketCount()).toBe(2);
    const sql = app.database.owner;
    const payload = { text: 'x'.repeat(200_000) };
    let sent = 0;
    while (peer.realtime.socketCount() === 2 && sent < 200) {
      await sql`select realtime.send(${sql.json(payload)}, 'e', ${topic}, false)`;
      sent += 1;
      // Who reads keeps up, however busy the machine: only the other's buffer grows.
      await eventually(() => expect(heard).toHaveLength(sent), { timeout: 15_000, interval: 5 });
    }
    expect(peer.realtime.socketCount()).toBe(1);
    slow.terminate();
    await peer.stop();
  });
});

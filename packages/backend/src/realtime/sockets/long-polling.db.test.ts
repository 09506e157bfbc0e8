import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createRealtimeApp, subscribed, type RealtimeApp } from '../testing/realtime-app.ts';

let app: RealtimeApp;
beforeAll(async () => {
  app = await createRealtimeApp({ maxSocketsPerAddress: 5 });
}, 60_000);
afterAll(() => app.close());

type Polled = { status: number; token: string; messages: string[] };
const address = (token?: string): string => {
  const query = new URLSearchParams({ apikey: app.deps.settings.publishableKey, vsn: '2.0.0' });
  if (token !== undefined) query.set('token', token);
  return `${app.url}/realtime/v1/longpoll?${query.toString()}`;
};
const poll = async (token?: string): Promise<Polled> =>
  (await (await fetch(address(token))).json()) as Polled;
const push = async (token: string, ...lines: string[]): Promise<Polled> =>
  (await (await fetch(address(token), { method: 'POST', body: lines.join('\n') })).json()) as Polled;
const join = (topic: string): string =>
  JSON.stringify(['1', '1', `realtime:${topic}`, 'phx_join', { config: { broadcast: {}, presence: {} } }]);
const textOf = (payload: unknown): string =>
  JSON.stringify(['1', '2', 'realtime:aula', 'broadcast', { type: 'broadcast', event: 'kabar', payload }]);

test('a client without sockets joins, hears and sends', async () => {
  const { status, token } = await poll();
  expect(status).toBe(410);
  expect((await push(token, join('aula'))).status).toBe(200);
  expect((await poll(token)).messages[0]).toContain('"status":"ok"');

  const channel = (await app.connect()).channel('aula');
  const heard: unknown[] = [];
  channel.on('broadcast', { event: 'kabar' }, (message) => heard.push(message.payload));
  expect((await subscribed(channel)).status).toBe('SUBSCRIBED');
  // A poll is held until there is something to tell.
  const held = poll(token);
  await channel.send({ type: 'broadcast', event: 'kabar', payload: { n: 1 } });
  expect((await held).messages.join()).toContain('{"n":1}');

  await push(token, textOf({ n: 2 }), textOf({ n: 3 }));
  await eventually(() => expect(heard).toEqual([{ n: 2 }, { n: 3 }]));
});

test('what is said while no poll waits is told at the next one', async () => {
  const { token } = await poll();
  await push(token, join('aula'));
  await poll(token);
  const giveUp = new AbortController();
  const broken = fetch(address(token), { signal: giveUp.signal });
  giveUp.abort();
  await expect(broken).rejects.toThrow();
  const channel = (await app.connect()).channel('aula');
  await subscribed(channel);
  await channel.send({ type: 'broadcast', event: 'kabar', payload: { n: 4 } });
  const told: string[] = [];
  await eventually(async () => {
    told.push(...(await poll(token)).messages);
    expect(told.join()).toContain('{"n":4}');
  });
});

test('a message that cannot be read ends the session; an unknown one is told so and gets another', async () => {
  const { token } = await poll();
  await push(token, '[1');
  expect((await push(token, join('aula'))).status).toBe(410);
  const next = await poll(token);
  expect(next.status).toBe(410);
  expect(next.token).not.toBe(token);
});

test('polling clients count like sockets, and need a key', async () => {
  const { publishableKey } = app.deps.settings;
  expect((await fetch(address().replace(publishableKey, 'salah'))).status).toBe(401);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await poll()).status);
  expect(statuses).toContain(403);
});

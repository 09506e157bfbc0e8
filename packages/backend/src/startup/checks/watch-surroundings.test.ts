import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLog } from '#http/log/create-log.ts';
import { createMetrics } from '#metrics/create-metrics.ts';
import { createDiskStore } from '#storage/bytes/disk-store.ts';
import { createS3Store } from '#storage/bytes/s3-store.ts';
import { watchSurroundings } from './watch-surroundings.ts';

type Line = { level: number; trouble?: string; msg: string };

function watchLog() {
  const lines: Line[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Line);
  return { lines, log: createLog('info', { destination: { write } }) };
}
const withMail = { smtpUrl: 'smtp://localhost', mailboxPage: false };

test('a server without a way out for mails says so once, in its log and its metrics', async () => {
  const { lines, log } = watchLog();
  const metrics = createMetrics();
  const settings = { smtpUrl: null, mailboxPage: false };
  const store = createDiskStore('/nonexistent');
  const watch = watchSurroundings({
    settings,
    dataDir: '.',
    store,
    log,
    metrics,
    readFree: async () => 1e12,
  });
  await watch.look();
  watch.stop();
  expect(watch.troubles()).toEqual(['mail_missing']);
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringMatching(/^SMTP_URL is not set: no mail/)]);
  expect(await metrics.registry.metrics()).toMatch(/^server_trouble\{kind="mail_missing"\} 1$/m);
});

test('a disk that is nearly full is named while it is so', async () => {
  const { lines, log } = watchLog();
  let free = 2 * 1024 ** 3;
  const store = createDiskStore('/nonexistent');
  const options = { settings: withMail, dataDir: '/srv/data', store, log };
  const watch = watchSurroundings({ ...options, readFree: async () => free });
  await watch.look();
  expect(watch.troubles()).toEqual([]);
  free = 300 * 1024 ** 2;
  await watch.look();
  await watch.look();
  expect(watch.troubles()).toEqual(['disk_nearly_full']);
  free = 2 * 1024 ** 3;
  await watch.look();
  watch.stop();
  expect(lines.map(({ msg }) => msg)).toEqual([
    'The disk that holds /srv/data is nearly full (300 MiB left): make room before writes fail.',
    'this trouble is over',
  ]);
});

test('the free room of a real disk is read', async () => {
  const { log } = watchLog();
  const store = createDiskStore('/nonexistent');
  const watch = watchSurroundings({ settings: withMail, dataDir: import.meta.dirname, store, log });
  expect(watch.freeBytes()).toBeNull();
  await watch.look();
  watch.stop();
  expect(watch.freeBytes()).toBeGreaterThan(0);
});

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const keys = { region: 'auto', accessKeyId: 'AKIAUJI', secretAccessKey: 'kunci-rahasia-uji' };
  return { server, store: createS3Store({ endpoint: `http://127.0.0.1:${port}/b`, ...keys }) };
}

test('a store that is down, or refuses the keys, is named; one that knows no such object is well', async () => {
  const { lines, log } = watchLog();
  let status = 404;
  const { server, store } = await serve((_, response) => response.writeHead(status).end());
  const watch = watchSurroundings({ settings: withMail, dataDir: import.meta.dirname, store, log });
  await watch.look();
  expect(watch.troubles()).toEqual([]);
  status = 403;
  await watch.look();
  expect(watch.troubles()).toEqual(['storage_unavailable']);
  status = 404;
  await watch.look();
  expect(watch.troubles()).toEqual([]);
  server.closeAllConnections();
  server.close();
  await watch.look();
  watch.stop();
  expect(watch.troubles()).toEqual(['storage_unavailable']);
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^The store of uploaded files does not answer \(.+\): pictures fail\.$/),
    'this trouble is over',
    expect.stringMatching(/^The store of uploaded files does not answer/),
  ]);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createWebRoutes } from '#web/routes.ts';

const clientDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-routes-'));
afterAll(() => fs.rmSync(clientDir, { recursive: true }));

test('files of the build are sent, in the form that the browser takes; all else is a page, without asking the disk', async () => {
  fs.mkdirSync(path.join(clientDir, 'gambar'));
  fs.writeFileSync(path.join(clientDir, 'gambar/a.svg'), '<svg/>');
  fs.writeFileSync(path.join(clientDir, 'gambar/a.svg.br'), 'br');
  const app = createWebRoutes({
    clientDir,
    patternOf: (pathname) => pathname,
    renderPage: () => Promise.resolve(new Response('a page')),
  });
  const ask = async (name: string, encoding = ''): Promise<string> =>
    (await app.request(name, { headers: { 'accept-encoding': encoding } })).text();
  expect(await ask('/gambar/a.svg')).toBe('<svg/>');
  expect(await ask('/gambar/a.svg', 'br')).toBe('br');
  // The build does not change while the server runs.
  fs.writeFileSync(path.join(clientDir, 'later.svg'), '<svg/>');
  expect(await ask('/later.svg')).toBe('a page');
  expect(await ask('/gambar')).toBe('a page');
  expect(await ask('/')).toBe('a page');
});

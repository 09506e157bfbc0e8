import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerData, answerVisit } from './answer-visit.ts';
import { findPage, keepPage } from './keep-page.ts';

const store = new Map<string, Map<string, Response>>();

function openCache(name: string) {
  const entries = store.get(name) ?? new Map<string, Response>();
  store.set(name, entries);
  const keyOf = (key: string | Request): string => (typeof key === 'string' ? key : key.url);
  return {
    match: async (key: string | Request) => entries.get(keyOf(key))?.clone(),
    put: async (key: string | Request, response: Response) => void entries.set(keyOf(key), response),
    delete: async (key: string | Request) => entries.delete(keyOf(key)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  };
}

const at = (path: string): URL => new URL(path, 'https://kawan.test');
/** As the network gives it: made answers have another type. */
function page(text: string, init: ResponseInit = {}): Response {
  const response = new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init });
  Object.defineProperty(response, 'type', { value: 'basic' });
  const clone = response.clone.bind(response);
  Object.defineProperty(response, 'clone', {
    value: () => Object.defineProperty(clone(), 'type', { value: 'basic' }),
  });
  return response;
}
const ignore = (): void => undefined;

beforeEach(() => {
  store.clear();
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => openCache(cacheName).match(key),
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what was visited and gives it back without a connection', async () => {
  await keepPage(at('/cari-project/1'), page('listing one'));
  const answer = await answerVisit(new Request(at('/cari-project/1')), Promise.resolve(undefined), ignore);
  expect(await answer.text()).toBe('listing one');
});

it('keeps no page of the sign-in, no fault and no page that was led elsewhere', async () => {
  await keepPage(at('/masuk'), page('sign in'));
  await keepPage(at('/cari-project/1'), page('down', { status: 503 }));
  const led = page('elsewhere');
  Object.defineProperty(led, 'redirected', { value: true });
  await keepPage(at('/cari-project/2'), led);
  expect([...store.values()].flatMap((entries) => [...entries.keys()])).toEqual([]);
});

it('keeps the parts of a plan that come only when they are opened', async () => {
  const bodies: Record<string, string> = {
    '/assets/ide-saya-detail-1.js': 'm.f=["assets/idea-exports-2.js","assets/table-3.css"]',
    '/assets/idea-exports-2.js': '',
    '/assets/table-3.css': '',
  };
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => Promise.resolve(new Response(bodies[address]))),
  );
  const app = '{"root":"/assets/root-0.js","routes/ide-saya-detail":"/assets/ide-saya-detail-1.js"}';
  await keepPage(at('/ide-saya/1'), page(`<script type="application/json">${app}</script>`));
  const files = [...store.values()].flatMap((entries) => [...entries.keys()]);
  expect(files).toEqual(expect.arrayContaining(['/assets/idea-exports-2.js', '/assets/table-3.css']));
  expect(files).not.toContain('/assets/root-0.js');
});

it('holds forty pages and lets the oldest go', async () => {
  for (let count = 0; count < 45; count += 1)
    await keepPage(at(`/cari-project/${count}`), page(String(count)));
  expect(await findPage(at('/cari-project/4'))).toBeUndefined();
  expect(await (await findPage(at('/cari-project/5')))?.text()).toBe('5');
  expect(await (await findPage(at('/cari-project/44')))?.text()).toBe('44');
});

it('opens a conversation by the document of another, but no listing and no list so', async () => {
  await keepPage(at('/pesan/1'), page('conversation'));
  await keepPage(at('/cari-project/1'), page('one'));
  expect(await (await findPage(at('/pesan/7')))?.text()).toBe('conversation');
  expect(await findPage(at('/pesan'))).toBeUndefined();
  expect(await findPage(at('/cari-project/2'))).toBeUndefined();
});

it('tells the router to visit the page when its data cannot be had', async () => {
  const answer = await answerData(new Request(at('/cari-project/1.data?_routes=x')));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('X-Remix-Redirect')).toBe('/cari-project/1');
  expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
});

import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AppDeps } from '#deps.ts';
import { createPageCache } from '#web/page-cache.ts';
import { createPageRenderer } from '#web/render-pages.ts';
import { requestContext } from '#web/request-context.ts';
import { testSettings } from '#testing/settings.ts';

let rendered = 0;

/** The smallest build that React Router serves: one resource route that prints the nonce as a page would. */
const build = {
  entry: { module: { default: () => new Response('unused') } },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        loader: ({ context }: { context: { get: (key: typeof requestContext) => { nonce: string } } }) => {
          rendered += 1;
          return new Response(`<script nonce="${context.get(requestContext).nonce}"></script>${rendered}`, {
            headers: { 'Content-Type': 'text/html; charset=utf-8' },
          });
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const deps = {
  settings: testSettings,
  log: pino({ level: 'silent' }),
  fetchApi: vi.fn<(request: Request) => Promise<Response>>(),
} as unknown as AppDeps;

const nonceOf = (html: string): string => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

beforeEach(() => {
  rendered = 0;
});

test('a page is rendered once and each answer has a nonce of its own, also in its policy', async () => {
  const render = createPageRenderer(deps, createPageCache(), async () => build);
  const first = await render(new Request('http://localhost:3000/a'));
  const second = await render(new Request('http://localhost:3000/a'));
  const [one, two] = [await first.text(), await second.text()];
  expect(rendered).toBe(1);
  expect(nonceOf(one)).not.toBe(nonceOf(two));
  expect(first.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonceOf(one)}'`);
  expect(second.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonceOf(two)}'`);
});

test('a write empties the cache', async () => {
  const cache = createPageCache();
  const render = createPageRenderer(deps, cache, async () => build);
  await render(new Request('http://localhost:3000/a'));
  cache.empty();
  await render(new Request('http://localhost:3000/a'));
  expect(rendered).toBe(2);
});

test('a page rendered before a write is not kept after it', () => {
  const cache = createPageCache();
  const before = cache.generation();
  cache.empty();
  cache.set('/a', { status: 200, headers: [], body: 'old' }, before);
  expect(cache.get('/a')).toBeNull();
});

test('addresses are kept apart by their query', async () => {
  const render = createPageRenderer(deps, createPageCache(), async () => build);
  await render(new Request('http://localhost:3000/a?tipe=Desain'));
  await render(new Request('http://localhost:3000/a?tipe=Marketing'));
  expect(rendered).toBe(2);
});

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

test('many who ask for a cold page at once wait for one rendering, also when the first of them goes away', async () => {
  const render = createPageRenderer(deps, createPageCache(), async () => build);
  const first = new AbortController();
  const answers = Array.from({ length: 50 }, (_, at) =>
    render(new Request('http://localhost:3000/a', at === 0 ? { signal: first.signal } : {})),
  );
  first.abort();
  const pages = await Promise.all((await Promise.all(answers)).map((answer) => answer.text()));
  expect(rendered).toBe(1);
  expect(new Set(pages.map(nonceOf)).size).toBe(50);
});

test('a rendering that failed is not kept: the next request tries again', async () => {
  let tries = 0;
  const render = createPageRenderer(deps, createPageCache(), async () => {
    tries += 1;
    if (tries === 1) throw new Error('the build cannot be read');
    return build;
  });
  const both = await Promise.allSettled([1, 2].map(() => render(new Request('http://localhost:3000/a'))));
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await render(new Request('http://localhost:3000/a'))).status).toBe(200);
});

test('a page first asked for by HEAD is whole for every reader', async () => {
  const render = createPageRenderer(deps, createPageCache(), async () => build);
  await render(new Request('http://localhost:3000/a', { method: 'HEAD' }));
  expect(await (await render(new Request('http://localhost:3000/a'))).text()).toContain('<script');
});

test('what fails while a page is made goes into the log', async () => {
  const failing = {
    ...build,
    entry: {
      module: {
        default: () => new Response('unused'),
        handleError: (
          error: unknown,
          {
            context,
          }: { context: { get: (key: typeof requestContext) => { reportError: (e: unknown) => void } } },
        ) => context.get(requestContext).reportError(error),
      },
    },
    routes: {
      root: {
        id: 'root',
        path: '*',
        module: {
          loader: () => {
            throw new Error('no data');
          },
        },
      },
    },
  } as unknown as ServerBuild;
  const error = vi.fn();
  const logged = { ...deps, log: { error } } as unknown as AppDeps;
  const page = await createPageRenderer(
    logged,
    createPageCache(),
    async () => failing,
  )(new Request('http://localhost:3000/a'));
  expect(page.status).toBe(500);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/a' }), expect.any(String));
});

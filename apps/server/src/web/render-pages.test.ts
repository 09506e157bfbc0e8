import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AppDeps } from '#deps.ts';
import { createPageCache } from '#web/cache/page-cache.ts';
import { createPageMarks } from '#web/cache/page-marks.ts';
import { createPageRenderer, type Keeping } from '#web/render-pages.ts';
import { type RequestContext, requestContext } from '#web/request-context.ts';
import { scriptHash, sealScripts } from '#web/seal-scripts.ts';
import { testSettings } from '#testing/settings.ts';

let rendered = 0;

/** The smallest build that React Router serves: one resource route that prints a script under the nonce as a page would. */
const build = {
  entry: { module: { default: () => new Response('unused') } },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        loader: ({ context }: { context: { get: (key: typeof requestContext) => { nonce: string } } }) => {
          rendered += 1;
          return new Response(
            `<script nonce="${context.get(requestContext).nonce}">start()</script>${rendered}`,
            {
              headers: { 'Content-Type': 'text/html; charset=utf-8' },
            },
          );
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

const keeping = (isHeard = true): Keeping => {
  const cache = createPageCache(createPageMarks());
  return {
    cache,
    changes: { caughtUp: async () => isHeard, isHeard: () => isHeard, stop: async () => {} },
  };
};
const renderer = (kept = keeping(), load = async () => build) => {
  const render = createPageRenderer(deps, kept, load);
  return async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await render(new Request(`http://localhost:3000${path}`, init));
    return answer instanceof Response ? answer : new Response(answer.body, answer);
  };
};
const metCache = (response: Response): string => response.headers.get('cache-status') ?? '';

beforeEach(() => {
  rendered = 0;
});

test('a page is rendered once; every answer has the same bytes and a policy that names its scripts, and no nonce', async () => {
  const ask = renderer();
  const [first, second] = [await ask('/a'), await ask('/a')];
  const [one, two] = [await first.text(), await second.text()];
  expect(rendered).toBe(1);
  expect(one).toBe(two);
  expect(one).toBe('<script>start()</script>1');
  expect([metCache(first), metCache(second)]).toEqual(['KawanUsaha; fwd=miss', 'KawanUsaha; hit']);
  const policy = first.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' ${scriptHash('start()')}`);
  expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
  expect(second.headers.get('content-security-policy')).toBe(policy);
});

test('only what carries the nonce is named: a script that came in with content is not', () => {
  const { html, hashes } = sealScripts(
    '<script nonce="n">ours()</script><script>theirs()</script><script nonce="m">theirs()</script><script type="application/json" nonce="n">{}</script>',
    'n',
  );
  expect(hashes).toEqual([scriptHash('ours()')]);
  expect(html).not.toContain('nonce="n"');
});

test('who has the page gets 304 by its tag, in whatever form they took it; another text is sent', async () => {
  const ask = renderer();
  const plain = await ask('/a');
  const packed = await ask('/a', { headers: { 'accept-encoding': 'br' } });
  const tags = [plain, packed].map(({ headers }) => headers.get('etag') ?? '');
  expect(new Set(tags).size).toBe(2);
  for (const tag of [...tags, `W/${tags[0]}`, `"other", ${tags[1]}`]) {
    const again = await ask('/a', { headers: { 'if-none-match': tag, 'accept-encoding': 'zstd' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
  }
  expect((await ask('/a', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('a rendering that began before a change is not shown after it', async () => {
  const kept = keeping();
  const ask = renderer(kept);
  await ask('/a');
  kept.cache.marks.markAll();
  expect(metCache(await ask('/a'))).toBe('KawanUsaha; fwd=stale');
  expect(rendered).toBe(2);
});

test('without notices of other processes a page is kept as long as before: half a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    // A page ends with its day, so it is not close to midnight.
    vi.setSystemTime('2026-03-10T12:00:00+07:00');
    const ask = renderer(keeping(false));
    await ask('/a');
    vi.setSystemTime(Date.now() + 29_000);
    expect(metCache(await ask('/a'))).toBe('KawanUsaha; hit');
    vi.setSystemTime(Date.now() + 2_000);
    expect(metCache(await ask('/a'))).toBe('KawanUsaha; fwd=stale');
  } finally {
    vi.useRealTimers();
  }
});

test('addresses are kept apart by their query', async () => {
  const ask = renderer();
  await ask('/a?tipe=Desain');
  await ask('/a?tipe=Marketing');
  expect(rendered).toBe(2);
});

test('many who ask for a cold page at once wait for one rendering, also when the first of them goes away', async () => {
  const ask = renderer();
  const first = new AbortController();
  const answers = Array.from({ length: 50 }, (_, at) => ask('/a', at === 0 ? { signal: first.signal } : {}));
  first.abort();
  const pages = await Promise.all((await Promise.all(answers)).map((answer) => answer.text()));
  expect(rendered).toBe(1);
  expect(new Set(pages)).toEqual(new Set(['<script>start()</script>1']));
});

test.each(['identity', 'br'])(
  'many who waited for one page (%s) are answered in turns, between which others are heard',
  async (encoding) => {
    const released = Promise.withResolvers<void>();
    const ask = renderer(keeping(), async () => {
      await released.promise;
      return build;
    });
    let answered = 0;
    const headers = { 'accept-encoding': encoding };
    const waiting = Array.from({ length: 1_000 }, async () => {
      await ask('/a', { headers });
      answered += 1;
    });
    released.resolve();
    let most = 0;
    while (answered < waiting.length) {
      const before = answered;
      await new Promise(setImmediate);
      most = Math.max(most, answered - before);
    }
    await Promise.all(waiting);
    expect(rendered).toBe(1);
    expect(most).toBeLessThanOrEqual(64);
  },
);

test('who asks after a change does not get the rendering that was under way before it', async () => {
  const kept = keeping();
  const started = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const ask = renderer(kept, async () => {
    started.resolve();
    await released.promise;
    return build;
  });
  const before = ask('/a');
  await started.promise;
  kept.cache.marks.markAll();
  const after = ask('/a');
  released.resolve();
  expect(await (await before).text()).toContain('</script>1');
  expect(await (await after).text()).toContain('</script>2');
});

test('a rendering that failed is not kept: the next request tries again', async () => {
  let tries = 0;
  const ask = renderer(keeping(), async () => {
    tries += 1;
    if (tries === 1) throw new Error('the build cannot be read');
    return build;
  });
  const both = await Promise.allSettled([ask('/a'), ask('/a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await ask('/a')).status).toBe(200);
});

test('a page first asked for by HEAD is whole for every reader', async () => {
  const ask = renderer();
  await ask('/a', { method: 'HEAD' });
  expect(await (await ask('/a')).text()).toContain('<script');
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
    keeping(),
    async () => failing,
  )(new Request('http://localhost:3000/a'));
  expect(page.status).toBe(500);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/a' }), expect.any(String));
});

test('a page whose data failed is shown, is not 200 and is not kept; one whose data is merely not there is as before', async () => {
  const reading = (status: number) => {
    const loader = async ({
      context,
    }: {
      context: { get: (key: typeof requestContext) => RequestContext };
    }) => {
      await context.get(requestContext).fetchApi('/rest/v1/project_listings?select=id');
      return new Response('<p>tanpa daftar</p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    };
    vi.mocked(deps.fetchApi).mockImplementation(async () => Response.json({}, { status }));
    return {
      ...build,
      routes: { root: { id: 'root', path: '*', module: { loader } } },
    } as unknown as ServerBuild;
  };
  const failed = await renderer(keeping(), async () => reading(503))('/a');
  expect([failed.status, failed.headers.get('retry-after'), failed.headers.get('etag')]).toEqual([
    503,
    '2',
    null,
  ]);
  expect(await failed.text()).toContain('tanpa daftar');
  expect((await renderer(keeping(), async () => reading(404))('/a')).status).toBe(200);
});

test('many cold pages at once: as many as can be made in good time are made, the rest is refused', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const ask = renderer(keeping(), async () => {
    await opened;
    return build;
  });
  const rush = Array.from({ length: 300 }, (_, at) => ask(`/page-${at}`));
  const settled = Promise.allSettled(rush);
  open();
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(300 - 63);
  expect((await ask('/one-more')).status).toBe(200);
});

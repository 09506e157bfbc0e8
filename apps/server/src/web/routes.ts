import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { OverloadedError } from '@kawanusaha/backend/http/load/gate';
import { retryAfterSeconds } from '@kawanusaha/backend/http/problem';
import { completeResponse } from '@kawanusaha/backend/http/headers/set-headers';
import type { ReadyAnswer } from '#web/cache/answer-kept.ts';
import { listBuiltFiles } from '#web/built-files.ts';
import { filePolicy } from '#web/page-policy.ts';
import { plainPagePolicy, renderPlainPage } from '#web/limits/plain-page.ts';

/** What a visitor gets while too many wait for pages: small, made once, and it asks again by itself. */
const busyPage: ReadyAnswer = {
  status: 503,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': plainPagePolicy,
    'Cache-Control': 'no-store',
    'Retry-After': retryAfterSeconds,
    Refresh: '4',
  },
  body: new TextEncoder().encode(
    renderPlainPage(
      'Sedang ramai',
      'KawanUsaha sedang ramai',
      'Halaman ini dimuat lagi sendiri dalam beberapa detik. Data Anda aman.',
    ),
  ),
};

/** Files that are never shown by themselves; a drawing may be. */
const partOfPages = /\.(js|css|woff2)(\.br|\.gz)?$/;

type Options = {
  /** Folder of the built browser files. */
  readonly clientDir: string;
  readonly renderPage: (request: Request) => Promise<Response | ReadyAnswer>;
  /** The pattern of the page that a path leads to. */
  readonly patternOf: (pathname: string) => string;
};

/**
 * Serves the web app: files under /assets for ever (their names carry a hash), other files for an hour, pages rendered.
 * Built files are sent in the brotli or gzip form that the build made beside them.
 */
export function createWebRoutes(options: Options): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const root = path.relative(process.cwd(), options.clientDir);
  app.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (file, c) => {
        c.header('Cache-Control', 'public, max-age=31536000, immutable');
        if (partOfPages.test(file)) c.set('isPartOfPages', true);
        else c.header('Content-Security-Policy', filePolicy);
      },
    }),
  );
  const files = listBuiltFiles(options.clientDir);
  const sendFile = serveStatic<AppEnv>({
    root,
    precompressed: true,
    onFound: (_file, c) => {
      c.header('Cache-Control', 'public, max-age=3600');
      c.header('Content-Security-Policy', filePolicy);
    },
  });
  app.use('*', (c, next) => (files.has(c.req.path) ? sendFile(c, next) : next()));
  app.all('*', async (c) => {
    c.set('route', `page ${options.patternOf(c.req.path)}`);
    const answer = await options.renderPage(c.req.raw).catch((error: unknown) => {
      if (error instanceof OverloadedError) return busyPage;
      throw error;
    });
    return answer instanceof Response ? answer : completeResponse(c, answer);
  });
  return app;
}

import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { completeResponse } from '@kawanusaha/backend/http/set-headers';
import type { ReadyAnswer } from '#web/cache/answer-kept.ts';

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
      onFound: (_file, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.use(
    '*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_file, c) => c.header('Cache-Control', 'public, max-age=3600'),
    }),
  );
  app.all('*', async (c) => {
    c.set('route', `page ${options.patternOf(c.req.path)}`);
    const answer = await options.renderPage(c.req.raw);
    return answer instanceof Response ? answer : completeResponse(c, answer);
  });
  return app;
}

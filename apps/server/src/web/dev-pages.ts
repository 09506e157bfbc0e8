import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { createPreviewRoutes } from '#web/preview/create-preview-routes.ts';
import { createPageRenderer, type Keeping } from '#web/render-pages.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

type NodeBindings = { incoming: IncomingMessage; outgoing: ServerResponse };
type ViteServer = {
  readonly middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly ssrLoadModule: (id: string) => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
};

/**
 * Pages for `npm run dev`: Vite inside the server, so that one origin serves the API, the pages and hot reload. Vite
 * injects inline scripts of its own, so these pages carry no Content-Security-Policy.
 * @param root folder of the checkout
 */
export async function createDevPages(
  root: string,
  keeping: Keeping,
): Promise<{ routes: (deps: AppDeps) => Hono<AppEnv>; close: () => Promise<void> }> {
  const webDir = path.join(root, 'apps/web');
  const entry = createRequire(path.join(webDir, 'package.json')).resolve('vite');
  const { createServer } = (await import(pathToFileURL(entry).href)) as {
    createServer: (options: object) => Promise<ViteServer>;
  };
  const vite = await createServer({ root: webDir, server: { middlewareMode: true }, appType: 'custom' });
  const loadBuild = async (): Promise<ServerBuild> =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
  return {
    close: () => vite.close(),
    routes: (deps) => {
      const app = new Hono<AppEnv>().route('/pratinjau', createPreviewRoutes(deps, root));
      app.use('*', async (c, next) => {
        const { incoming, outgoing } = c.env as unknown as NodeBindings;
        const handled = await new Promise<boolean>((resolve) => {
          outgoing.once('finish', () => resolve(true));
          vite.middlewares(incoming, outgoing, () => resolve(false));
        });
        if (handled) return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
        return next();
      });
      app.all('*', async (c) => {
        keeping.cache.marks.markAll();
        const page = await createPageRenderer(deps, keeping, loadBuild)(c.req.raw);
        const headers = new Headers(page.headers);
        // The development server writes scripts of its own into the page; without a policy here it would get that of data.
        headers.set('Content-Security-Policy', "frame-ancestors 'self'");
        return new Response(page.body, { status: page.status, headers });
      });
      return app;
    },
  };
}

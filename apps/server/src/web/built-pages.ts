import { Hono } from 'hono';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { createBrowserErrorRoutes } from '#web/browser-errors.ts';
import { limitPages } from '#web/limits/limit-pages.ts';
import { clientDirOf, loadServerBuild, mapsDirOf } from '#web/build.ts';
import { createPreviewRoutes } from '#web/preview/create-preview-routes.ts';
import { createPolicyReports } from '#web/policy-reports.ts';
import { createPagePattern } from '#web/page-pattern.ts';
import { createPageRenderer, type Keeping } from '#web/render-pages.ts';
import { createSourcePositions } from '#web/source-positions.ts';
import { createEndRoutes } from '#matching/weekly-mail/end-routes.ts';
import { createWebRoutes } from '#web/routes.ts';

/** Pages from the build on disk. The build is loaded at once, so that a missing one is found at start-up. */
export async function createBuiltPages(
  root: string,
  keeping: Keeping,
): Promise<{ routes: (deps: AppDeps) => Hono<AppEnv>; close: () => Promise<void> }> {
  const build = await loadServerBuild(root);
  return {
    close: async () => {},
    routes: (deps) => {
      const patternOf = createPagePattern(build.routes);
      const reports = createPolicyReports({
        sql: deps.database.owner,
        log: deps.log,
        siteUrl: deps.settings.siteUrl,
        patternOf,
      });
      return new Hono<AppEnv>()
        .use('*', limitPages(deps, clientDirOf(root)))
        .route('/gangguan', createBrowserErrorRoutes(patternOf, createSourcePositions(mapsDirOf(root))))
        .route('/berhenti-kabar', createEndRoutes(deps.database.owner))
        .route('/pratinjau', createPreviewRoutes(deps, root))
        .route('/', reports)
        .route(
          '/',
          createWebRoutes({
            patternOf,
            clientDir: clientDirOf(root),
            renderPage: createPageRenderer(deps, keeping, async () => build),
          }),
        );
    },
  };
}

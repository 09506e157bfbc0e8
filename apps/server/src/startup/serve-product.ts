import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { AppDeps } from '#deps.ts';
import type { Database } from '@kawanusaha/backend/db/pool';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { type Allowance, createAllowance } from '@kawanusaha/backend/http/load/allowance';
import { createProductApp } from '#product-app.ts';
import { listen } from '@kawanusaha/backend/startup/listening/listen';
import { root, type Start } from '#startup/read-start.ts';
import { startServices, type ServiceOptions } from '#startup/start-services.ts';
import { createBuiltPages } from '#web/built-pages.ts';
import { hearPageChanges } from '#web/cache/hear-page-changes.ts';
import { createPageCache } from '#web/cache/page-cache.ts';
import { createPageMarks } from '#web/cache/page-marks.ts';
import type { Keeping } from '#web/render-pages.ts';

const noticeMs = 1_000;

export type Pages = {
  readonly routes: (deps: AppDeps) => Hono<AppEnv>;
  readonly close: () => Promise<void>;
};

type Options = Pick<ServiceOptions, 'runsJobs' | 'shareMail' | 'embedded' | 'metrics'> & {
  /** Counts how often clients ask; in this process alone unless told. */
  readonly allowance?: Allowance;
  /** Where pages come from: the build, or Vite while developing. */
  readonly pages?: ((root: string, keeping: Keeping) => Promise<Pages>) | undefined;
};

/**
 * Serves the product from a database that is ready.
 * @returns takes no new work, lets what is under way finish, and stops what runs beside it; the database stays open
 */
export async function serveProduct(
  { settings, dataDir, log, errors }: Start,
  database: Database,
  { pages: openPages = createBuiltPages, allowance = createAllowance(), ...options }: Options = {},
): Promise<() => Promise<void>> {
  const readiness = { draining: false };
  const services = await startServices({ settings, dataDir, database, log, errors, ...options });
  const cache = createPageCache(createPageMarks(), options.metrics);
  const changes = hearPageChanges(database, services.deps.writeNotices, cache.marks, log);
  const pages = await openPages(root, { cache, changes });
  const { app, repeats, realtime } = createProductApp(
    { ...services.deps, allowance },
    readiness,
    pages.routes,
  );
  const server = await listen(app, settings, { repeats });
  realtime.attach(server.server);
  return async function stop() {
    readiness.draining = true;
    // Balancers and clients that keep a connection hear of it while they are still answered.
    await sleep(noticeMs);
    await realtime.close();
    await server.close();
    await pages.close();
    await changes.stop();
    await services.stop();
  };
}

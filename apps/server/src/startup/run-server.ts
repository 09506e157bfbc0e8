import { lockInstance } from '@kawanusaha/backend/startup/instance-lock';
import { assertPortFree } from '@kawanusaha/backend/startup/checks/port';
import { createMetrics } from '@kawanusaha/backend/metrics/create-metrics';
import { watchServer } from '#metrics/watch-server.ts';
import { prepareDatabase } from '#startup/prepare-database.ts';
import { readStart } from '#startup/read-start.ts';
import { type Pages, serveProduct } from '#startup/serve-product.ts';
import { type Running, runUntilSignal } from '@kawanusaha/backend/startup/ending/stop-signal';
import { endWithDatabase } from '#startup/end-with-database.ts';
import { printWelcome } from '#startup/welcome.ts';
import type { Keeping } from '#web/render-pages.ts';

type Options = {
  /** Where pages come from: the build, or Vite while developing. */
  readonly pages?: (root: string, keeping: Keeping) => Promise<Pages>;
};

/**
 * Starts everything in this process and keeps running until a signal: settings, data folder, database, migrations, demo
 * data, services, HTTP. Stops in the reverse order, the database last.
 * @param processEnv the environment of the process
 * @throws StartupError or SettingsError with one sentence for the person who starts it
 */
export const runServer = (processEnv: NodeJS.ProcessEnv, options: Options = {}): Promise<void> =>
  runUntilSignal((givenUp) => startServer(processEnv, options, givenUp));

async function startServer(
  processEnv: NodeJS.ProcessEnv,
  options: Options,
  givenUp: AbortSignal,
): Promise<Running> {
  const started = performance.now();
  const start = readStart(processEnv);
  const { settings, dataDir, log } = start;
  const lock =
    settings.databaseUrl === null
      ? await lockInstance(dataDir, settings.siteUrl, (line) => log.warn(line), givenUp)
      : null;
  await assertPortFree(settings.host, settings.port);
  const database = await prepareDatabase(start, lock, givenUp);
  try {
    const metrics = createMetrics();
    watchServer(metrics, database.database);
    const stop = await serveProduct(start, database.database, {
      metrics,
      pages: options.pages,
      embedded: database.backup,
    });
    await printWelcome(settings, database, Math.round(performance.now() - started));
    givenUp.throwIfAborted();
    const wantEnd = endWithDatabase(database, log);
    return {
      async stop() {
        wantEnd();
        await stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

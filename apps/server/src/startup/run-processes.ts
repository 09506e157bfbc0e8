import { lockInstance } from '@kawanusaha/backend/startup/instance-lock';
import { assertPortFree } from '@kawanusaha/backend/startup/checks/port';
import { Hono } from 'hono';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import { createHealthRoutes, createStartingHealth } from '@kawanusaha/backend/http/health';
import { listenForHealth } from '@kawanusaha/backend/startup/listening/listen-for-health';
import { giveBackMemory } from '@kawanusaha/backend/startup/listening/collect-garbage';
import { onUncaught } from '@kawanusaha/backend/startup/ending/on-uncaught';
import { prepareDatabase, type PreparedDatabase } from '#startup/prepare-database.ts';
import { watchServer } from '#metrics/watch-server.ts';
import { readStart } from '#startup/read-start.ts';
import { createMetrics } from '@kawanusaha/backend/metrics/create-metrics';
import { type Running, runUntilSignal } from '@kawanusaha/backend/startup/ending/stop-signal';
import { endWithDatabase } from '#startup/end-with-database.ts';
import type { BegunWorker } from '#startup/workers/begin-workers.ts';
import type { Services } from '#startup/start-services.ts';
import { createWorkerPool } from '#startup/workers/worker-pool.ts';
import { printWelcome } from '#startup/welcome.ts';

/** After the first runs of the jobs. */
const giveBackMs = 10_000;

/**
 * Serves the product from one or several processes on one port. This first one owns the database, the migrations and the jobs
 * and answers no request but those for health at HEALTH_PORT; the others follow it. One that dies or freezes is replaced.
 * @param workers the others, which have begun to load
 * @throws StartupError or SettingsError with one sentence for the person who starts it
 */
export const runProcesses = (processEnv: NodeJS.ProcessEnv, workers: readonly BegunWorker[]): Promise<void> =>
  runUntilSignal((givenUp) => startProcesses(processEnv, workers, givenUp));

async function startProcesses(
  processEnv: NodeJS.ProcessEnv,
  workers: readonly BegunWorker[],
  givenUp: AbortSignal,
): Promise<Running> {
  const started = performance.now();
  const start = readStart(processEnv);
  const { settings, dataDir, log, errors } = start;
  onUncaught(log);
  const lock =
    settings.databaseUrl === null
      ? await lockInstance(dataDir, settings.siteUrl, (line) => log.warn(line), givenUp)
      : null;
  await assertPortFree(settings.host, settings.port);
  const health = { fetch: underHealth(createStartingHealth()) };
  const closeHealth = await listenForHealth(health, settings);
  givenUp.throwIfAborted();
  const metrics = createMetrics();
  const ready = Promise.withResolvers<PreparedDatabase>();
  const pool = createWorkerPool(ready.promise, { log, alone: workers.length === 1, metrics });
  // What they run is loaded meanwhile.
  const serving = pool.start(workers);
  serving.catch(() => {});
  givenUp.addEventListener('abort', () => void pool.stop());
  const preparing = prepareDatabase(start, lock, givenUp);
  // While PostgreSQL starts.
  const loading = Promise.all([import('#startup/start-services.ts'), import('#startup/start-beside.ts')]);
  loading.catch(() => {});
  const database = await preparing.catch(async (error: unknown) => {
    await pool.stop();
    throw error;
  });
  watchServer(metrics, database.database);
  let begun: Services | undefined;
  try {
    const [{ startServices }] = await loading;
    const services = await startServices({
      settings,
      database: database.database,
      embedded: database.backup,
      dataDir,
      log,
      errors,
      shareMail: pool.mail,
      metrics: { ...metrics, gather: pool.gather },
      onEngine: () => ready.resolve(database),
    });
    begun = services;
    await serving;
    const readiness = { draining: false };
    health.fetch = underHealth(createHealthRoutes(database.database, readiness, pool.isAlive));
    await printWelcome(settings, database, Math.round(performance.now() - started));
    setTimeout(giveBackMemory, giveBackMs).unref();
    givenUp.throwIfAborted();
    const wantEnd = endWithDatabase(database, log);
    return {
      async stop() {
        wantEnd();
        readiness.draining = true;
        await pool.stop();
        await services.stop();
        await database.stop();
        await closeHealth();
      },
      reload: () => void pool.reload(),
    };
  } catch (error) {
    await pool.stop();
    await begun?.stop();
    await database.stop();
    throw error;
  }
}

const underHealth = (routes: Hono<AppEnv>): Hono<AppEnv>['fetch'] =>
  new Hono<AppEnv>().route('/health', routes).fetch;

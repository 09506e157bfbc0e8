import path from 'node:path';
import process from 'node:process';
import type { Hono } from 'hono';
import { pino } from 'pino';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '#http/app-env.ts';
import { migrate } from '#db/migrate.ts';
import { listen } from '#startup/listen.ts';
import { lockInstance } from '#startup/instance-lock.ts';
import { allowRequestRole, openConfiguredDatabase, type OpenedDatabase } from '#startup/open-database.ts';
import { openDataFolder } from '#startup/data-folder.ts';
import { assertPortFree } from '#startup/port.ts';
import { readEnvironment } from '#startup/read-environment.ts';
import { resolveSettings } from '#startup/resolve-settings.ts';
import { loadSecrets } from '#startup/secrets.ts';
import { startServices } from '#startup/start-services.ts';
import { parseEnvironment, type Settings } from '#settings.ts';
import { createBuiltPages } from '#web/built-pages.ts';
import { createPageCache, type PageCache } from '#web/page-cache.ts';
import { createProductApp } from '#product-app.ts';
import { seedWhenEmpty } from '#startup/seed-when-empty.ts';
import { printWelcome } from '#startup/welcome.ts';
import { onStopSignal } from '#startup/stop-signal.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

export type Pages = {
  readonly routes: (deps: AppDeps) => Hono<AppEnv>;
  readonly close: () => Promise<void>;
};

type Options = {
  /** Where pages come from: the build, or Vite while developing. */
  readonly pages?: (root: string, cache: PageCache) => Promise<Pages>;
};

/**
 * Starts everything and keeps running until a signal: settings, data folder, database, migrations, demo data, services,
 * HTTP. Stops in the reverse order, the database last.
 * @param processEnv the environment of the process
 * @throws StartupError or SettingsError with one sentence for the person who starts it
 */
export async function runServer(processEnv: NodeJS.ProcessEnv, options: Options = {}): Promise<void> {
  const started = performance.now();
  const env = parseEnvironment(readEnvironment(root, processEnv));
  const dataDir = openDataFolder(path.resolve(root, env.DATA_DIR));
  const secrets = loadSecrets(dataDir);
  const settings = resolveSettings(env, secrets, dataDir);
  const log = pino({ level: settings.logLevel, redact: ['password', 'token', 'apikey', 'authorization'] });
  const unlock = settings.databaseUrl === null ? lockInstance(dataDir, settings.siteUrl) : () => {};
  process.once('exit', unlock);
  await assertPortFree(settings.host, settings.port);

  const opened = await openConfiguredDatabase({
    dataDir,
    databaseUrl: settings.databaseUrl,
    secrets,
    log: (line) => log.debug({ source: 'postgres' }, line),
  });
  const stopDatabase = async (): Promise<void> => {
    await opened.database.close();
    await opened.cluster?.stop();
  };
  try {
    await prepareDatabase(opened, settings, secrets.requestPassword, env.DEMO_DATA);
    const readiness = { draining: false };
    const cache = createPageCache();
    const services = await startServices({ settings, database: opened.database, log, cache });
    const pages = await (options.pages ?? createBuiltPages)(root, cache);
    const { app } = createProductApp(services.deps, readiness, pages.routes);
    const server = await listen(app, settings);
    printWelcome(settings, opened, Math.round(performance.now() - started));
    void opened.cluster?.exited.then(() => {
      if (readiness.draining) return;
      log.fatal('the embedded database ended by itself');
      process.exit(1);
    });
    onStopSignal(async () => {
      readiness.draining = true;
      await server.close();
      await pages.close();
      await services.stop();
      await stopDatabase();
    });
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

async function prepareDatabase(
  opened: OpenedDatabase,
  settings: Settings,
  requestPassword: string,
  demoWanted: boolean | undefined,
): Promise<void> {
  await migrate(opened.database.owner);
  await allowRequestRole(opened, requestPassword);
  const demo = demoWanted ?? (opened.cluster !== null && settings.local);
  if (demo && opened.cluster !== null && settings.local) await seedWhenEmpty(opened.database.owner);
}

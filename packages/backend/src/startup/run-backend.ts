import process from 'node:process';
import { createBackendApp } from '#backend-app.ts';
import { readPlatformAdoption } from '#db/adoption/adoption.ts';
import { engineFunctionSchemas } from '#db/cluster/function-owner.ts';
import { migrate } from '#db/migrate.ts';
import type { Sql } from '#db/pool.ts';
import { readPlatformMigrations } from '#db/migration-files.ts';
import { createThirdPartyTokens, firstTrusted } from '#auth/keys/third-party-issuers.ts';
import { createTrustedTokens } from '#http/trusted-tokens.ts';
import { loadFunctionsFolder } from '#functions/load-folder.ts';
import { createMetrics } from '#metrics/create-metrics.ts';
import { watchDatabase } from '#metrics/watch-database.ts';
import { watchPools } from '#metrics/watch-pools.ts';
import { defaultRestLimits } from '#rest/limits.ts';
import { authOptions } from '#startup/auth-options.ts';
import { type BackendSettings, parseBackendSettings } from '#startup/backend-settings.ts';
import { giveBackMemory } from '#startup/listening/collect-garbage.ts';
import { openDatabaseLog } from '#startup/database-log.ts';
import { lockInstance } from '#startup/instance-lock.ts';
import { listen } from '#startup/listening/listen.ts';
import { openConfiguredDatabase, prepareSchema } from '#startup/open-database.ts';
import { assertPortFree } from '#startup/checks/port.ts';
import { readEnvironment } from '#startup/read-environment.ts';
import { backendReader, readStart } from '#startup/read-start.ts';
import { startServices } from '#startup/start-services.ts';
import { type Running, runUntilSignal } from '#startup/ending/stop-signal.ts';
import { watchSurroundings } from '#startup/checks/watch-surroundings.ts';
import { openByteStore } from '#storage/bytes/open-byte-store.ts';
import type { Settings } from '#settings.ts';

/**
 * Serves the wire protocol alone over any database: what a Supabase project brings along is added (platform migrations),
 * of the product nothing. Runs until a signal.
 * @throws StartupError or SettingsError with one sentence for the person who starts it
 */
export const runBackend = (processEnv: NodeJS.ProcessEnv): Promise<void> =>
  runUntilSignal((givenUp) => startBackend(processEnv, givenUp));

async function startBackend(processEnv: NodeJS.ProcessEnv, givenUp: AbortSignal): Promise<Running> {
  const start = readStart(processEnv, backendReader);
  const wanted = parseBackendSettings(readEnvironment(process.cwd(), processEnv));
  const settings: Settings = {
    ...start.settings,
    ...(wanted.LIMIT_REQUESTS ? {} : { rateLimits: 'off', mailsPerHour: 1_000_000 }),
  };
  const { dataDir, secrets, log } = start;
  const functions =
    wanted.FUNCTIONS_FOLDER === undefined ? [] : await loadFunctionsFolder(wanted.FUNCTIONS_FOLDER);
  const lock =
    settings.databaseUrl === null
      ? await lockInstance(dataDir, settings.siteUrl, (line) => log.warn(line), givenUp)
      : null;
  await assertPortFree(settings.host, settings.port);
  const databaseLog = lock === null ? null : openDatabaseLog(dataDir, log);
  const opened = await openConfiguredDatabase({
    dataDir,
    databaseUrl: settings.databaseUrl,
    listenUrl: settings.databaseListenUrl,
    secrets,
    lock,
    givenUp,
    log: (line) => databaseLog?.write(line),
  });
  const stopDatabase = async (): Promise<void> => {
    await opened.database.close();
    await opened.cluster?.stop();
    await databaseLog?.close();
  };
  try {
    const adoption = await readPlatformAdoption();
    const files = await readPlatformMigrations();
    const adoptions = adoption === null ? [] : [adoption];
    const run = (sql: Sql): Promise<unknown> => migrate(sql, files, adoptions);
    await prepareSchema(opened, secrets, run, engineFunctionSchemas, givenUp);
    const readiness = { draining: false };
    const metrics = createMetrics();
    watchPools(metrics.registry, opened.database);
    watchDatabase(metrics.registry, opened.database.checks);
    const services = await startServices({
      settings,
      database: opened.database,
      log,
      metrics,
      dropsMails: true,
    });
    const store = openByteStore({ storage: settings.storage });
    const surroundings = watchSurroundings({ settings, dataDir, store, log, metrics });
    await surroundings.look();
    const { app, repeats, realtime } = createBackendApp(services.deps, readiness, {
      ...backendOptions(wanted, settings),
      functions,
    });
    // Before the first client, whom it would keep waiting.
    giveBackMemory();
    const server = await listen(app, settings, { repeats });
    realtime.attach(server.server);
    printBackend(settings, wanted);
    givenUp.throwIfAborted();
    const stop = async (): Promise<void> => {
      readiness.draining = true;
      await realtime.close();
      await server.close();
      surroundings.stop();
      await services.stop();
      await stopDatabase();
    };
    return { stop };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

function backendOptions(wanted: BackendSettings, settings: Settings): Parameters<typeof createBackendApp>[2] {
  return {
    auth: authOptions(wanted, settings),
    storage: { resumable: wanted.RESUMABLE_UPLOADS, sendsStoredCaching: true, rendersEverySize: true },
    rest: {
      schemas: wanted.EXPOSED_SCHEMAS,
      extraSearchPath: wanted.EXTRA_SEARCH_PATH,
      limits: { ...defaultRestLimits, maxRows: wanted.MAX_ROWS },
      allowsRollback: wanted.ALLOW_TX_ROLLBACK,
      allowsAggregates: wanted.AGGREGATE_FUNCTIONS,
      allowsPlan: wanted.PLAN_MEDIA_TYPE,
      narrowsStar: wanted.NARROW_STAR,
      before: { preRequest: wanted.PRE_REQUEST ?? null, appSettings: wanted.APP_SETTINGS },
      showsCredentials: wanted.CREDENTIALS_IN_SQL,
      openapi: {
        mode: wanted.OPENAPI_MODE,
        tellsSecurity: wanted.OPENAPI_SECURITY,
        rootFunction: wanted.ROOT_FUNCTION ?? null,
      },
      tellsTimes: wanted.SERVER_TIMING,
    },
    cors: {
      origins: anyOr(wanted.CORS_ORIGINS),
      headers: anyOr(wanted.CORS_HEADERS),
      credentials: wanted.CORS_CREDENTIALS,
    },
    access: {
      demandsKey: wanted.REQUIRE_API_KEY,
      furtherRoles: [...wanted.REQUEST_ROLES, ...wanted.THIRD_PARTY_ISSUERS.flatMap(({ roles }) => roles)],
      trusted: firstTrusted(
        createTrustedTokens(wanted.TRUSTED_SECRETS, wanted.REQUEST_ROLES, wanted.TRUSTED_AUDIENCE),
        createThirdPartyTokens(wanted.THIRD_PARTY_ISSUERS),
      ),
    },
  };
}

const anyOr = (list: readonly string[]): readonly string[] | 'any' => (list.includes('*') ? 'any' : list);

function printBackend(settings: Settings, wanted: BackendSettings): void {
  const lines = [
    '',
    `  The backend is ready at ${settings.siteUrl}: /auth/v1 /rest/v1 /storage/v1 /realtime/v1 /functions/v1`,
    `  Schemas: ${wanted.EXPOSED_SCHEMAS.join(', ')}. Keys: ${settings.dataDir}/secrets.json`,
    '',
    '  Ctrl-C stops it.',
    '',
  ];
  process.stdout.write(lines.join('\n'));
}

import type { Logger } from 'pino';
import type { AppDeps } from '#deps.ts';
import type { Database } from '#db/pool.ts';
import { createSharedSecretKeys } from '#http/keys.ts';
import type { Settings } from '#settings.ts';
import type { PageCache } from '#web/page-cache.ts';

type Options = {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Logger;
  readonly cache: PageCache;
};

export type Services = {
  readonly deps: Omit<AppDeps, 'fetchApi'>;
  /** Stops what runs beside the requests: jobs, the payment simulator. */
  readonly stop: () => Promise<void>;
};

/** Builds what the protocols need and starts what runs beside them. */
export async function startServices(options: Options): Promise<Services> {
  const { settings, database, log, cache } = options;
  return {
    deps: {
      settings,
      database,
      log,
      keys: createSharedSecretKeys(settings.jwtSecret, settings.siteUrl),
      mailer: { send: async () => {} },
      isSessionAlive: async () => {},
      onWrite: () => cache.empty(),
    },
    stop: async () => {},
  };
}

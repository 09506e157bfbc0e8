import type { AppDeps } from '#deps.ts';
import { startBackups } from '#jobs/start-backups.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { tellState } from '#jobs/tell-state.ts';
import { startPaymentSimulator } from '#payments/payment-simulator.ts';
import type { Settings } from '#settings.ts';
import type { SocketTarget } from '@kawanusaha/backend/db/wire/socket-target';
import type { ServiceOptions as EngineOptions } from '@kawanusaha/backend/startup/start-services';
import { watchSurroundings } from '@kawanusaha/backend/startup/checks/watch-surroundings';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';

const stateEveryMs = 60_000;
/** After the first runs of the other jobs, so that what they find is told. */
const stateFirstMs = 5_000;

export type BesideOptions = Pick<EngineOptions<Settings>, 'settings' | 'database' | 'log' | 'metrics'> & {
  /** The embedded database, for its backups; null where `DATABASE_URL` replaces it. */
  readonly embedded?: SocketTarget | null;
  readonly dataDir: string;
};

/** Starts what runs once beside all processes that serve: jobs, backups, the payment simulator. Those processes never load it. */
export async function startBeside(
  { settings, database, log, embedded = null, metrics, dataDir }: BesideOptions,
  { mailer, onWrite }: Pick<AppDeps, 'mailer' | 'onWrite'>,
  startedAt: Date,
): Promise<() => Promise<void>> {
  const simulator = await startPaymentSimulator(settings, log);
  const backups =
    embedded === null
      ? null
      : await startBackups({ settings, target: embedded, sql: database.owner, log, metrics });
  const store = openByteStore({ storage: settings.storage });
  const surroundings = watchSurroundings({ settings, dataDir, store, log, metrics });
  await surroundings.look();
  const state = {
    name: 'tell-state',
    everyMs: stateEveryMs,
    firstMs: stateFirstMs,
    run: () => tellState({ sql: database.owner, surroundings, metrics, startedAt }),
  };
  const more = [...(backups?.jobs ?? []), state];
  const jobs = startJobs({ settings, database, log, mailer, onWrite, more });
  return async function stop() {
    await simulator?.close();
    backups?.abort();
    surroundings.stop();
    await jobs.stop();
    await backups?.stop();
  };
}

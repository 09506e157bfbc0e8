import {
  type ServiceOptions as BackendOptions,
  type Services as BackendServices,
  startServices as startBackendServices,
} from '@kawanusaha/backend/startup/start-services';
import { accountRules } from '#accounts/account-rules.ts';
import type { SocketTarget } from '@kawanusaha/backend/db/wire/socket-target';
import type { RecentErrors } from '@kawanusaha/backend/http/log/recent-errors';
import { watchSurroundings } from '@kawanusaha/backend/startup/checks/watch-surroundings';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';
import { keepErrors } from '#jobs/keep-errors.ts';
import { startBackups } from '#jobs/start-backups.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { tellState } from '#jobs/tell-state.ts';
import { startPaymentSimulator } from '#payments/payment-simulator.ts';
import type { Settings } from '#settings.ts';

export type ServiceOptions = BackendOptions<Settings> & {
  /** What runs once beside all processes (jobs, the payment simulator); true unless another process has it. */
  readonly runsJobs?: boolean;
  /** The embedded database, for its backups; null where `DATABASE_URL` replaces it. */
  readonly embedded?: SocketTarget | null;
  /** The errors of this process's log, for the desk. */
  readonly errors: RecentErrors;
  readonly dataDir: string;
  /** Called when the engine's own are there, so that other processes may start theirs: the first makes the keys that all share. */
  readonly onEngine?: () => void;
};

export type Services = BackendServices<Settings>;

const stateEveryMs = 60_000;
/** After the first runs of the other jobs, so that what they find is told. */
const stateFirstMs = 5_000;

/** Starts the engine's services, and what the product runs beside the requests: jobs, the payment simulator, what the desk is told. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { settings, database, log, embedded = null, metrics, runsJobs = true } = options;
  const startedAt = new Date();
  const { deps, stop } = await startBackendServices({ ...options, accountRules });
  options.onEngine?.();
  const { mailer, onWrite } = deps;
  const simulator = runsJobs ? await startPaymentSimulator(settings, log) : null;
  const backups =
    runsJobs && embedded !== null
      ? await startBackups({ settings, target: embedded, sql: database.owner, log, metrics })
      : null;
  const keeping = keepErrors({ errors: options.errors, sql: database.owner, log });
  const surroundings = runsJobs
    ? watchSurroundings({
        settings,
        dataDir: options.dataDir,
        store: openByteStore({ storage: settings.storage }),
        log,
        metrics,
      })
    : null;
  await surroundings?.look();
  const stateJobs =
    surroundings === null
      ? []
      : [
          {
            name: 'tell-state',
            everyMs: stateEveryMs,
            firstMs: stateFirstMs,
            run: () => tellState({ sql: database.owner, surroundings, metrics, startedAt }),
          },
        ];
  const more = [...(backups?.jobs ?? []), ...stateJobs];
  const jobs = runsJobs ? startJobs({ settings, database, log, mailer, onWrite, more }) : null;
  return {
    deps,
    stop: async () => {
      await simulator?.close();
      backups?.abort();
      surroundings?.stop();
      await jobs?.stop();
      await backups?.stop();
      await stop();
      await keeping.stop();
    },
  };
}

import {
  type ServiceOptions as BackendOptions,
  type Services as BackendServices,
  startServices as startBackendServices,
} from '@kawanusaha/backend/startup/start-services';
import { accountRules } from '#accounts/account-rules.ts';
import type { SocketTarget } from '@kawanusaha/backend/db/wire/socket-target';
import { startBackups } from '#jobs/start-backups.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { startPaymentSimulator } from '#payments/payment-simulator.ts';
import type { Settings } from '#settings.ts';

export type ServiceOptions = BackendOptions<Settings> & {
  /** What runs once beside all processes (jobs, the payment simulator); true unless another process has it. */
  readonly runsJobs?: boolean;
  /** The embedded database, for its backups; null where `DATABASE_URL` replaces it. */
  readonly embedded?: SocketTarget | null;
};

export type Services = BackendServices<Settings>;

/** Starts the engine's services, and what the product runs beside the requests: jobs, the payment simulator. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { settings, database, log, embedded, runsJobs = true } = options;
  const { deps, stop } = await startBackendServices({ ...options, accountRules });
  const { mailer, onWrite } = deps;
  const simulator = runsJobs ? await startPaymentSimulator(settings, log) : null;
  const backups =
    runsJobs && embedded !== undefined && embedded !== null
      ? await startBackups({ settings, target: embedded, sql: database.owner, log, metrics: options.metrics })
      : null;
  const jobs = runsJobs
    ? startJobs({ settings, database, log, mailer, onWrite, more: backups?.jobs ?? [] })
    : null;
  return {
    deps,
    stop: async () => {
      await simulator?.close();
      backups?.abort();
      await jobs?.stop();
      await backups?.stop();
      await stop();
    },
  };
}

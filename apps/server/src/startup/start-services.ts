import {
  type ServiceOptions as BackendOptions,
  type Services as BackendServices,
  startServices as startBackendServices,
} from '@kawanusaha/backend/startup/start-services';
import { accountRules } from '#accounts/account-rules.ts';
import type { RecentErrors } from '@kawanusaha/backend/http/log/recent-errors';
import { keepErrors } from '#jobs/keep-errors.ts';
import type { Settings } from '#settings.ts';
import type { BesideOptions } from '#startup/start-beside.ts';

export type ServiceOptions = BackendOptions<Settings> &
  BesideOptions & {
    /** What runs once beside all processes (jobs, the payment simulator); true unless another process has it. */
    readonly runsJobs?: boolean;
    /** The errors of this process's log, for the desk. */
    readonly errors: RecentErrors;
    /** Called when the engine's own are there, so that other processes may start theirs: the first makes the keys that all share. */
    readonly onEngine?: () => void;
  };

export type Services = BackendServices<Settings>;

/** Starts the engine's services, and what the product runs beside the requests: jobs, the payment simulator, what the desk is told. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { database, log, runsJobs = true } = options;
  const startedAt = new Date();
  // Loaded while the engine's own start.
  const loading = runsJobs ? import('#startup/start-beside.ts') : null;
  loading?.catch(() => {});
  const { deps, stop } = await startBackendServices({ ...options, accountRules });
  options.onEngine?.();
  const keeping = keepErrors({ errors: options.errors, sql: database.owner, log });
  const beside = await loading;
  const stopBeside = await beside?.startBeside(options, deps, startedAt);
  return {
    deps,
    stop: async () => {
      await stopBeside?.();
      await stop();
      await keeping.stop();
    },
  };
}

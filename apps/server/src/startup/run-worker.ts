import process from 'node:process';
import type { Mail } from '@kawanusaha/backend/adapters/mail';
import { createAllowance } from '@kawanusaha/backend/http/load/allowance';
import { createLeasedAllowance } from '@kawanusaha/backend/http/load/leased-allowance';
import { type Database, openDatabase } from '@kawanusaha/backend/db/pool';
import { createMetrics, type Metrics } from '@kawanusaha/backend/metrics/create-metrics';
import { watchPools } from '@kawanusaha/backend/metrics/watch-pools';
import { isExpectedFailure } from '@kawanusaha/backend/startup/expected-failure';
import { onUncaught } from '@kawanusaha/backend/startup/ending/on-uncaught';
import { createMetricsQuestion } from '#startup/ask-for-metrics.ts';
import { readStart, root } from '#startup/read-start.ts';
import { serveProduct } from '#startup/serve-product.ts';
import type { MailSharing } from '@kawanusaha/backend/startup/start-services';
import { endProcess } from '@kawanusaha/backend/startup/ending/end-process';
import { giveBackMemory } from '@kawanusaha/backend/startup/listening/collect-garbage';
import { loadServerBuild } from '#web/build.ts';
import type { FromWorker, ToWorker } from '#startup/workers/worker-message.ts';

/** Several processes share the connections that the database allows. */
const pools = { maxOwner: 4, maxRequests: 4 };
const heartbeatMs = 1_000;
const forceMs = 30_000;

/**
 * One of several processes that serve the product on one port. The first process (`run-processes.ts`) owns the database,
 * the migrations and the jobs; it says when to begin and when to stop, and this process goes when that one is gone.
 */
export function runWorker(processEnv: NodeJS.ProcessEnv): void {
  const keepers: ((mail: Mail) => void)[] = [];
  const sharing: MailSharing = {
    send: (mail) => tell({ kind: 'mail', mail }),
    onMail: (keep) => void keepers.push(keep),
  };
  const metrics = createMetrics();
  const question = createMetricsQuestion((id) => tell({ kind: 'all-metrics-wanted', id }));
  const leased = createLeasedAllowance((wanted) => tell({ kind: 'lease-wanted', wanted }));
  let serving: Promise<{ stop: () => Promise<void>; database: Database }> | null = null;
  let isStopping = false;

  const begin = async ({ owner, requests, listen, alone }: Extract<ToWorker, { kind: 'begin' }>) => {
    const read = readStart(processEnv);
    // Health at HEALTH_PORT is told by the first process, which no client keeps busy.
    const start = { ...read, settings: { ...read.settings, healthPort: null } };
    onUncaught(start.log);
    const database = openDatabase({ owner, requests, listen, ...(alone ? {} : pools) });
    watchPools(metrics.registry, database);
    const stop = await serveProduct(start, database, {
      runsJobs: false,
      shareMail: sharing,
      allowance: alone ? createAllowance() : leased.allow,
      metrics: { ...metrics, gather: question.gather },
    });
    tell({ kind: 'serving' });
    return { stop, database };
  };
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => endProcess(1), forceMs).unref();
    try {
      const running = await serving;
      await running?.stop();
      await running?.database.close();
    } catch (error) {
      console.error(error);
    }
    endProcess(0);
  };

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') void stop();
    else if (message.kind === 'metrics') question.hear(message.id, message.text);
    else if (message.kind === 'lease') leased.hear(message.id, message.grant);
    else if (message.kind === 'metrics-wanted') void tellMetrics(metrics, message.id);
    else if (message.kind === 'mail') for (const keep of keepers) keep(message.mail);
    else {
      serving = begin(message);
      serving.catch((error: unknown) => {
        tell({ kind: 'failed', reason: isExpectedFailure(error) ? error.message : String(error) });
        endProcess(1);
      });
    }
  });
  process.on('disconnect', () => void stop());
  // A terminal sends its signals to all; the first process decides in which order everything ends.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('SIGTERM', () => void stop());
  setInterval(() => tell({ kind: 'alive' }), heartbeatMs).unref();
  tell({ kind: 'waiting' });
  // While the database is prepared; one that is missing is told when it is to be served.
  void loadServerBuild(root).then(giveBackMemory, () => {});
}

async function tellMetrics({ registry }: Metrics, id: number): Promise<void> {
  tell({ kind: 'metrics', id, metrics: await registry.getMetricsAsJSON() });
}

/** A first process that ends just then hears nothing, which is no error: this one ends with it. */
function tell(message: FromWorker): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

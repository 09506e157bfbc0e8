import cluster, { type Worker } from 'node:cluster';
import process from 'node:process';
import type { Logger } from 'pino';
import { lockInstance } from '@kawanusaha/backend/startup/instance-lock';
import { assertPortFree } from '@kawanusaha/backend/startup/port';
import { prepareDatabase, type PreparedDatabase } from '#startup/prepare-database.ts';
import { readStart } from '#startup/read-start.ts';
import type { MailSharing } from '@kawanusaha/backend/startup/start-services';
import { startServices } from '#startup/start-services.ts';
import { StartupError } from '@kawanusaha/backend/startup/startup-error';
import { onStopSignal } from '@kawanusaha/backend/startup/stop-signal';
import { printWelcome } from '#startup/welcome.ts';
import type { FromWorker, ToWorker } from '#startup/worker-message.ts';
import { createPageCache } from '#web/page-cache.ts';

const restartMs = 1_000;

/**
 * Serves the product from several processes on one port. This first one owns the database, the migrations and the jobs
 * and answers no request; the others follow it. One that dies is replaced.
 * @throws StartupError or SettingsError with one sentence for the person who starts it
 */
export async function runProcesses(processEnv: NodeJS.ProcessEnv, count: number): Promise<void> {
  const started = performance.now();
  const start = readStart(processEnv);
  const { settings, dataDir, log } = start;
  const lock =
    settings.databaseUrl === null
      ? await lockInstance(dataDir, settings.siteUrl, (line) => log.warn(line))
      : null;
  await assertPortFree(settings.host, settings.port);
  const database = await prepareDatabase(start, lock);
  const crew = createCrew(database, log);
  try {
    const services = await startServices({
      settings,
      database: database.database,
      log,
      cache: createPageCache(),
      shareMail: crew.mail,
    });
    await crew.start(count);
    printWelcome(settings, database, Math.round(performance.now() - started));
    let isStopping = false;
    void database.cluster?.exited.then(() => {
      if (isStopping) return;
      log.fatal('the embedded database ended by itself');
      process.exit(1);
    });
    onStopSignal(async () => {
      isStopping = true;
      await crew.stop();
      await services.stop();
      await database.stop();
    });
  } catch (error) {
    await crew.stop();
    await database.stop();
    throw error;
  }
}

type Crew = {
  /** Resolves when all serve; rejects when one cannot. */
  readonly start: (count: number) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly mail: MailSharing;
};

/** The processes that serve requests. */
function createCrew({ owner, requests }: PreparedDatabase, log: Logger): Crew {
  const workers = new Set<Worker>();
  let isStopping = false;
  const tell = (worker: Worker, message: ToWorker): void => {
    if (worker.isConnected()) worker.send(message);
  };
  const send: MailSharing['send'] = (mail) => {
    for (const worker of workers) tell(worker, { kind: 'mail', mail });
  };
  const hire = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork();
      let isServing = false;
      let reason = 'it ended at once';
      workers.add(worker);
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'waiting') tell(worker, { kind: 'begin', owner, requests });
        else if (message.kind === 'mail') send(message.mail);
        else if (message.kind === 'failed') ({ reason } = message);
        else {
          isServing = true;
          resolve();
        }
      });
      worker.once('exit', (code, signal) => {
        workers.delete(worker);
        if (!isServing) reject(new StartupError(`A server process does not start: ${reason}`));
        if (isStopping || !isServing) return;
        log.error(
          { pid: worker.process.pid, code, signal },
          'a server process died; another takes its place',
        );
        replace();
      });
    });
  const replace = (): void => {
    setTimeout(() => {
      if (isStopping) return;
      hire().catch((error: unknown) => {
        log.error({ err: error }, 'a server process could not be replaced; it is tried again');
        replace();
      });
    }, restartMs);
  };
  return {
    mail: { send, onMail: () => {} },
    start: async (count) => void (await Promise.all(Array.from({ length: count }, hire))),
    async stop() {
      isStopping = true;
      const gone = [...workers].map((worker) => new Promise((resolve) => void worker.once('exit', resolve)));
      for (const worker of workers) tell(worker, { kind: 'stop' });
      await Promise.all(gone);
    },
  };
}

import pLimit from 'p-limit';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { inOwnSpan } from '@kawanusaha/backend/tracing/spans';
import { type Job, type JobDependencies, listJobs } from '#jobs/list-jobs.ts';

const firstRunMs = 1_000;
/** A run holds one connection for its lock and wants others for its work: all jobs at once would wait for each other for ever. */
const runsAtOnce = 2;

/** Runs a job unless another process is at it: the lock goes with the transaction, also when the process dies. */
export async function runExclusively(sql: Sql, job: Job): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const [lock] = await transaction<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${`job:${job.name}`}, 0)) as free`;
    if (lock?.free !== true) return false;
    await inOwnSpan({ name: `job ${job.name}`, kind: 'internal' }, () => job.run());
    return true;
  });
}

/**
 * Starts what is done beside the requests. Each job begins soon after the start, so that a server that was down
 * catches up at once, and never overlaps itself.
 * @returns a way to stop; it resolves when the runs under way have ended
 */
export function startJobs(dependencies: JobDependencies): { stop: () => Promise<void> } {
  const { log, database } = dependencies;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  const limit = pLimit(runsAtOnce);

  const schedule = (job: Job, delayMs: number): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = limit(async () => {
        if (isStopped || !(await runExclusively(database.owner, job))) return;
        await database.owner`select private.note_job_run(${job.name})`;
      })
        .catch(async (error: unknown) => {
          log.error({ err: error, job: job.name }, 'a job failed');
          const words = error instanceof Error ? error.message : String(error);
          await database.owner`select private.note_job_run(${job.name}, ${words})`;
        })
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'the run of a job was not noted'))
        .finally(() => {
          running.delete(run);
          schedule(job, job.everyMs);
        });
      running.add(run);
    }, delayMs);
    timers.add(timer);
  };
  for (const job of [...listJobs(dependencies), ...(dependencies.more ?? [])])
    schedule(job, job.firstMs ?? firstRunMs);
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

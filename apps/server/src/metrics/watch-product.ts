import { Gauge, type Registry } from 'prom-client';
import { readAtMostEvery } from '@kawanusaha/backend/metrics/read-at-most-every';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { type ProductState, readProductState } from '#metrics/product-state.ts';

const readEveryMs = 5_000;

type Lines = readonly (readonly [label: string, value: number])[];
type Family = readonly [name: string, help: string, label: string, of: (state: ProductState) => Lines];

const families: readonly Family[] = [
  [
    'job_age_seconds',
    'Time since a job last went well.',
    'job',
    (s) =>
      s.jobs.flatMap(({ name, finishedSeconds }) =>
        finishedSeconds === null ? [] : [[name, finishedSeconds] as const],
      ),
  ],
  ['job_failures', 'Failed runs of a job.', 'job', (s) => s.jobs.map((job) => [job.name, job.failures])],
  [
    'job_failing',
    '1 while the last run of a job has failed.',
    'job',
    (s) => s.jobs.map((job) => [job.name, job.isFailing ? 1 : 0]),
  ],
  [
    'mails_waiting',
    'Mails that wait to be sent (at most 10,000 are counted).',
    'queue',
    (s) => s.mails.map(({ queue, waiting }) => [queue, waiting]),
  ],
  [
    'mails_oldest_seconds',
    'How long the oldest mail has waited.',
    'queue',
    (s) => s.mails.map(({ queue, oldestSeconds }) => [queue, oldestSeconds]),
  ],
  [
    'mails_given_up',
    'Mails that could not be sent (at most 10,000 are counted).',
    'queue',
    (s) => s.mails.map(({ queue, failed }) => [queue, failed]),
  ],
  [
    'payments',
    'Orders of the last 24 hours by state, and older ones that are still open.',
    'status',
    (s) => s.payments.map(({ status, count }) => [status, count]),
  ],
  [
    'payment_work',
    'Notices of the provider that were not processed, and money that is owed back.',
    'kind',
    (s) => [
      ['open_events', s.openEvents],
      ['refunds_owed', s.refundsOwed],
    ],
  ],
  [
    'ai_uses_today',
    'Uses of the AI provider today (Jakarta).',
    'kind',
    (s) => s.aiUses.map(({ kind, used }) => [kind, used]),
  ],
];

/** Adds what the product does; belongs to the process that runs its jobs. Read at most every 5 s. */
export function watchProduct(registry: Registry, sql: Sql): void {
  const read = readAtMostEvery(readEveryMs, () => readProductState(sql));
  for (const [name, help, label, of] of families) {
    registry.registerMetric(
      new Gauge({
        name: `kawanusaha_${name}`,
        help,
        labelNames: [label],
        registers: [],
        async collect() {
          const state = await read();
          this.reset();
          for (const [value, number] of state === null ? [] : of(state)) this.set({ [label]: value }, number);
        },
      }),
    );
  }
}

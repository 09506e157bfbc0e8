import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '#db/pool.ts';
import { readQueueStates } from '#db/deadlines.ts';

/** Adds how busy the ways to the database are: what runs on each, what waits for it, and what was given up waiting. */
export function watchPools(registry: Registry, { wire }: Pick<Database, 'wire'>): void {
  const labelNames = ['pool'];
  const read = () => [['data', wire.state()] as const, ...readQueueStates()];
  registry.registerMetric(
    new Gauge({
      name: 'database_pool_active',
      help: 'Statements under way on a pool.',
      labelNames,
      registers: [],
      collect() {
        for (const [pool, { active }] of read()) this.set({ pool }, active);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'database_pool_waiting',
      help: 'Statements that wait for a connection of a pool.',
      labelNames,
      registers: [],
      collect() {
        for (const [pool, { waiting }] of read()) this.set({ pool }, waiting);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'database_pool_timeouts_total',
      help: 'Statements given up: no connection became free, or no answer came in time.',
      labelNames,
      registers: [],
      collect() {
        this.reset();
        for (const [pool, { timeouts }] of read()) this.inc({ pool }, timeouts);
      },
    }),
  );
}

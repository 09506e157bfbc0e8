import type { Metrics } from '@kawanusaha/backend/metrics/create-metrics';
import { watchDatabase } from '@kawanusaha/backend/metrics/watch-database';
import { watchPools } from '@kawanusaha/backend/metrics/watch-pools';
import type { Database } from '@kawanusaha/backend/db/pool';
import { watchProduct } from '#metrics/watch-product.ts';

/** Adds what one process tells for the whole server: the database, and what the product does in it. */
export function watchServer({ registry }: Metrics, database: Database): void {
  watchPools(registry, database);
  watchDatabase(registry, database.checks);
  watchProduct(registry, database.checks);
}

import { startTestCluster } from '@kawanusaha/backend/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { migrateProduct } from '#startup/migrate-product.ts';

/** A database with the product's schema for each test file. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startTestCluster(project, migrateProduct);
}

import { giveFunctionsAway } from '@kawanusaha/backend/db/cluster/function-owner';
import { startTestCluster } from '@kawanusaha/backend/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { functionSchemas, migrateProduct } from '#startup/migrate-product.ts';

/** A database with the product's schema for each test file, whose functions belong to whom they belong to in the embedded one. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startTestCluster(project, async (sql) => {
    await migrateProduct(sql);
    await giveFunctionsAway(sql, functionSchemas);
  });
}

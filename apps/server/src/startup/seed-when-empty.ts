import type { Sql } from '@kawanusaha/backend/db/pool';
import type { ByteStore } from '@kawanusaha/backend/adapters/bytes/byte-store';

/** Fills a database that has no users yet with demo data, all of it or nothing; any other database is left as it is. */
export async function seedWhenEmpty(owner: Sql, store: ByteStore, secret: string): Promise<void> {
  const users = await owner`select 1 from auth.users limit 1`;
  if (users.length > 0) return;
  const { seedDemo } = await import('#startup/demo/seed-demo.ts');
  await seedDemo(owner, store, secret);
}

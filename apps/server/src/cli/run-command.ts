import process from 'node:process';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { openCliDatabase, type CliDatabase } from '#cli/open-cli-database.ts';

/** Runs a command over the product's database; a failure is one line and exit code 1. */
export async function runCommand(work: (sql: Sql, database: CliDatabase) => Promise<string>): Promise<void> {
  try {
    const database = await openCliDatabase();
    try {
      console.log(await work(database.sql, database));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

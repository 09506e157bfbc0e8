import process from 'node:process';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { openCliDatabase, type CliDatabase } from '#cli/open-cli-database.ts';

/** Runs a command; what it returns is printed, a failure is one line and exit code 1. */
export async function runAlone(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a command over the product's database; a failure is one line and exit code 1. */
export function runCommand(work: (sql: Sql, database: CliDatabase) => Promise<string>): Promise<void> {
  return runAlone(async () => {
    const database = await openCliDatabase();
    try {
      return await work(database.sql, database);
    } finally {
      await database.close();
    }
  });
}

import process from 'node:process';
import type { Sql } from '#db/pool.ts';
import { openCliDatabase } from '#cli/open-cli-database.ts';

/** Runs a command over the product's database; a failure is one line and exit code 1. */
export async function runCommand(work: (sql: Sql) => Promise<string>): Promise<void> {
  try {
    const { sql, close } = await openCliDatabase();
    try {
      console.log(await work(sql));
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

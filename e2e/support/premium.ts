import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { actOnAccount } from '../../apps/server/src/cli/act-on-account.ts';
import { createAccount, newPerson, signIn } from './account.ts';
import { openDatabase } from './database.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Does to an account of the journeys' server what an operator does: `npm run admin -- <action> <email>`, a process of its own. */
export function runAdmin(action: 'grant' | 'premium', email: string): void {
  const run = spawnSync(process.execPath, [path.join(root, 'apps/server/src/cli/admin.ts'), action, email], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  });
  if (run.status !== 0) throw new Error(`admin ${action} ${email} failed: ${run.stdout}${run.stderr}`);
}

/** The same on the journeys' server or another, by the statement of that command: for tests whose subject is something else. */
export async function actAsOperator(
  action: 'grant' | 'premium',
  email: string,
  dataDir = process.env['E2E_DATA_DIR'] ?? '',
): Promise<void> {
  const sql = openDatabase(dataDir);
  try {
    await actOnAccount(sql, action, email);
  } finally {
    await sql.end();
  }
}

/** Makes an account, gives it the role of an admin, and signs it in in the page, which shows nothing yet. Out: its username. */
export async function becomeAdmin(page: Page): Promise<string> {
  const admin = newPerson('Admin');
  await createAccount(page, admin);
  await actAsOperator('grant', admin.email);
  await signIn(page, admin);
  return admin.username;
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { createAccount, newPerson, openSession } from './account.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Does to an account of the journeys' server, or of another, what an operator does: `npm run admin -- <action> <email>`. */
export function runAdmin(
  action: 'grant' | 'revoke' | 'premium',
  email: string,
  dataDir = process.env['E2E_DATA_DIR'],
): void {
  const run = spawnSync(process.execPath, [path.join(root, 'apps/server/src/cli/admin.ts'), action, email], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (run.status !== 0) throw new Error(`admin ${action} ${email} failed: ${run.stdout}${run.stderr}`);
}

/** Makes an account, gives it the role of an admin, and opens its session in the page. Out: its username. */
export async function becomeAdmin(page: Page): Promise<string> {
  const admin = newPerson('Admin');
  await createAccount(page, admin);
  runAdmin('grant', admin.email);
  await openSession(page, admin);
  return admin.username;
}

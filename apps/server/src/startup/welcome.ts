import { demoAccounts, demoPassword } from '#startup/demo/accounts.ts';
import { countDemoAccounts } from '#startup/demo/remove-demo.ts';
import type { OpenedDatabase } from '@kawanusaha/backend/startup/open-database';
import type { Settings } from '#settings.ts';

/** Prints where the product is and, where the demo accounts are, who may sign in. */
export async function printWelcome(
  settings: Settings,
  opened: OpenedDatabase,
  startMs: number,
): Promise<void> {
  const lines = [
    '',
    `  KawanUsaha is ready at ${settings.siteUrl} (${(startMs / 1000).toFixed(1)} s)`,
    `  Database: ${opened.cluster === null ? 'from DATABASE_URL' : `embedded, data in ${settings.dataDir}`} (PostgreSQL ${opened.version})`,
  ];
  if (settings.local && (await countDemoAccounts(opened.database.owner)) > 0) {
    lines.push('', `  Demo accounts, password for all: ${demoPassword}`);
    for (const account of demoAccounts) lines.push(`    ${account.email.padEnd(24)} ${account.description}`);
  }
  lines.push('', '  Ctrl-C stops it.', '');
  console.log(lines.join('\n'));
}

import { runCommand } from '#cli/run-command.ts';
import { removeDemo } from '#startup/demo/remove-demo.ts';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';

/** `npm run demo:remove`: takes the demo accounts and all that is theirs out of the database. */
await runCommand(async (sql, { storage }) => {
  const removed = await removeDemo(sql, openByteStore({ storage }));
  return removed === 0
    ? 'There is no demo data.'
    : `The demo is gone: ${removed} accounts and what was theirs.`;
});

import { runCommand } from '#cli/run-command.ts';
import { removeDemo } from '#startup/demo/remove-demo.ts';
import { connect } from '@kawanusaha/backend/db/pool';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';

/** `npm run demo:remove`: takes the demo accounts and all that is theirs out of the database. */
await runCommand(async (_sql, { maintenance, storage }) => {
  const owner = connect(maintenance, { max: 1 });
  const removed = await removeDemo(owner, openByteStore({ storage })).finally(() => owner.end());
  return removed === 0
    ? 'There is no demo data.'
    : `The demo is gone: ${removed} accounts and what was theirs.`;
});

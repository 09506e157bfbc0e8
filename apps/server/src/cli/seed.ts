import { runCommand } from '#cli/run-command.ts';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';
import { seedDemo } from '#startup/demo/seed-demo.ts';

await runCommand(async (sql, { storage, jwtSecret }) => {
  await seedDemo(sql, openByteStore({ storage }), jwtSecret);
  return 'The demo data is in place.';
});

import { runCommand } from '#cli/run-command.ts';
import { seedDemo } from '#startup/demo/seed-demo.ts';

await runCommand(async (sql) => {
  await seedDemo(sql);
  return 'The demo data is in place.';
});

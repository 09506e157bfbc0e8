import process from 'node:process';
import { SettingsError } from '#settings.ts';
import { runServer } from '#startup/run-server.ts';
import { StartupError } from '#startup/startup-error.ts';
import { createDevPages } from '#web/dev-pages.ts';

try {
  await runServer(process.env, { pages: createDevPages });
} catch (error) {
  const expected = error instanceof StartupError || error instanceof SettingsError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

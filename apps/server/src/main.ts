import process from 'node:process';
import { runServer } from '#startup/run-server.ts';
import { SettingsError } from '#settings.ts';
import { StartupError } from '#startup/startup-error.ts';

try {
  await runServer(process.env);
} catch (error) {
  const expected = error instanceof StartupError || error instanceof SettingsError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

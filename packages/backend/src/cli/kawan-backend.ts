import process from 'node:process';
import { isExpectedFailure } from '#startup/expected-failure.ts';
import { runBackend } from '#startup/run-backend.ts';
import { endProcess } from '#startup/ending/end-process.ts';

/** `kawan-backend start`: the engine alone, over the embedded PostgreSQL or the one of DATABASE_URL. */
const [command] = process.argv.slice(2);
if (command !== 'start') {
  console.error('Usage: kawan-backend start');
  endProcess(1);
}
try {
  await runBackend(process.env);
} catch (error) {
  console.error(isExpectedFailure(error) ? error.message : error);
  endProcess(1);
}

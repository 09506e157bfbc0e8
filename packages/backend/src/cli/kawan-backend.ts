import process from 'node:process';
import { runBackend } from '#startup/run-backend.ts';
import { isExpectedFailure } from '#startup/expected-failure.ts';

try {
  await runBackend(process.env);
} catch (error) {
  console.error(isExpectedFailure(error) ? error.message : error);
  process.exit(1);
}

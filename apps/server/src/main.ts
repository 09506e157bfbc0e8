import process from 'node:process';
import { runServer } from '#startup/run-server.ts';
import { isExpectedFailure } from '#startup/expected-failure.ts';

try {
  await runServer(process.env);
} catch (error) {
  console.error(isExpectedFailure(error) ? error.message : error);
  process.exit(1);
}

import process from 'node:process';
import { runServer } from '#startup/run-server.ts';
import { isExpectedFailure } from '@kawanusaha/backend/startup/expected-failure';
import { endProcess } from '@kawanusaha/backend/startup/ending/end-process';
import { createDevPages } from '#web/dev-pages.ts';

try {
  await runServer(process.env, { pages: createDevPages });
} catch (error) {
  console.error(isExpectedFailure(error) ? error.message : error);
  endProcess(1);
}

import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createFixtureApp, type FixtureApp } from './fixture-app.ts';
import { sendWrite, type Sent } from './send-write.ts';

/**
 * The fixture for tests of one file that write: before each of them the rows are as the fixture has them, and nothing was written.
 * @returns how to reach the application, and how to send it a write
 */
export function useWritableFixture() {
  let app: FixtureApp;
  beforeAll(async () => {
    app = await createFixtureApp({ allowsRollback: true });
  });
  beforeEach(async () => {
    await app.database.owner`delete from lab.projects where id > 4`;
    await app.database.owner`delete from lab.pairs where a > 1`;
    app.written.length = 0;
  });
  afterAll(() => app.close());
  return {
    get app(): FixtureApp {
      return app;
    },
    write: (target: string, body: unknown, sent?: Sent) => sendWrite(app, target, body, sent),
  };
}

import { randomUUID } from 'node:crypto';
import { connect } from '#db/pool.ts';
import { StartupError } from '#startup/startup-error.ts';

const waitMs = 5_000;

/**
 * Proves that what is told through `DATABASE_URL` is heard at `DATABASE_LISTEN_URL`: it listens at the one and tells at the other.
 * @throws StartupError when nothing is heard: behind another pooler, at a replica or at another database
 */
export async function assertHeard(databaseUrl: string, listenUrl: string): Promise<void> {
  const hearer = connect({ url: listenUrl }, { max: 1 });
  const teller = connect({ url: databaseUrl }, { max: 1 });
  const channel = `kawanusaha_start_${randomUUID()}`;
  const heard = Promise.withResolvers<void>();
  const late = setTimeout(
    () =>
      heard.reject(
        new StartupError(
          'What is told through DATABASE_URL is not heard at DATABASE_LISTEN_URL: set it to an address of the same database past every pooler in transaction mode.',
        ),
      ),
    waitMs,
  );
  try {
    await Promise.race([hearer.listen(channel, () => heard.resolve()), heard.promise]);
    await teller`select pg_notify(${channel}, '')`;
    await heard.promise;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATABASE_LISTEN_URL cannot be listened at: ${reason}.`);
  } finally {
    clearTimeout(late);
    heard.promise.catch(() => {});
    await Promise.all([hearer.end({ timeout: 0 }), teller.end({ timeout: 0 })]);
  }
}

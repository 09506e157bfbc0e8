import type { Logger } from 'pino';
import type { Sql } from '@kawanusaha/backend/db/pool';
import type { LoggedError, RecentErrors } from '@kawanusaha/backend/http/log/recent-errors';

const everyMs = 2_000;
/** What waits while the database is away; beyond it the oldest go. */
const most = 100;

type Options = { readonly errors: RecentErrors; readonly sql: Sql; readonly log: Logger };

/**
 * Puts the errors of this process's log where the desk's page 'Status' finds them (issue 19 §4), every two seconds. While the database is
 * away they wait; that it is away is told by the log itself.
 * @returns a way to stop, which keeps what came until then
 */
export function keepErrors({ errors, sql, log }: Options): {
  keep: () => Promise<void>;
  stop: () => Promise<void>;
} {
  let waiting: LoggedError[] = [];
  let running: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    waiting = [...waiting, ...errors.take()].slice(-most);
    if (waiting.length === 0) return;
    const written = waiting;
    waiting = [];
    try {
      await sql`select private.note_server_errors(${sql.json(written)})`;
    } catch (error) {
      waiting = [...written, ...waiting].slice(-most);
      // No error: it would come here itself.
      log.warn({ err: error }, 'errors of the log were not kept for the desk yet');
    }
  };
  const keep = (): Promise<void> => {
    running ??= write().finally(() => (running = null));
    return running;
  };
  const timer = setInterval(() => void keep(), everyMs);
  timer.unref();
  return {
    keep,
    stop: async () => {
      clearInterval(timer);
      await running;
      await keep();
    },
  };
}

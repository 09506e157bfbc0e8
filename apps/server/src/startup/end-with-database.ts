import { endProcess } from '@kawanusaha/backend/startup/ending/end-process';
import type { PreparedDatabase } from './prepare-database.ts';
import type { readStart } from './read-start.ts';

/**
 * Ends the process when the embedded database ends by itself.
 * @returns what says, before the database is stopped, that its end is wanted
 */
export function endWithDatabase(
  { cluster }: PreparedDatabase,
  log: ReturnType<typeof readStart>['log'],
): () => void {
  let isWanted = false;
  void cluster?.exited.then(() => {
    if (isWanted) return;
    log.fatal('the embedded database ended by itself');
    endProcess(1);
  });
  return () => {
    isWanted = true;
  };
}

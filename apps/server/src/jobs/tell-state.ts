import process from 'node:process';
import manifest from '../../../../package.json' with { type: 'json' };
import type { Sql } from '@kawanusaha/backend/db/pool';
import type { Metrics } from '@kawanusaha/backend/metrics/create-metrics';
import type { Surroundings } from '@kawanusaha/backend/startup/checks/watch-surroundings';

type Options = {
  readonly sql: Sql;
  readonly surroundings: Pick<Surroundings, 'troubles' | 'freeBytes'>;
  readonly metrics?: Pick<Metrics, 'gather'> | undefined;
  readonly startedAt: Date;
};

/** The sum of all lines of a family in the text of /metrics; null when there is none. */
export function sumOf(text: string, family: string, label = ''): number | null {
  const lines = [...text.matchAll(new RegExp(`^${family}(?:\\{([^}]*)\\})? (\\S+)$`, 'gm'))];
  const values = lines
    .filter(([, labels = '']) => labels.includes(label))
    .map(([, , value]) => Number(value));
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/**
 * Tells the desk's page 'Status' what only the server knows (issue 19 §4): its version, what it lacks, and figures of /metrics, so that
 * there is one count of each. Errors: those of the database.
 */
export async function tellState({ sql, surroundings, metrics, startedAt }: Options): Promise<void> {
  const text = (await metrics?.gather()) ?? '';
  const state = {
    version: manifest.version,
    node: process.versions.node,
    started_at: startedAt.toISOString(),
    troubles: [...surroundings.troubles()],
    free_bytes: surroundings.freeBytes(),
    processes: sumOf(text, 'server_processes', 'reporting') ?? 1,
    silent_processes: sumOf(text, 'server_processes', 'silent') ?? 0,
    memory_bytes: sumOf(text, 'process_resident_memory_bytes'),
    requests_open: sumOf(text, 'http_requests_open') ?? 0,
    requests_refused: sumOf(text, 'http_requests_refused_total') ?? 0,
    queries_waiting: sumOf(text, 'database_pool_waiting') ?? 0,
    backup_age_seconds: sumOf(text, 'kawanusaha_backup_age_seconds', 'kind="base"'),
    log_age_seconds: sumOf(text, 'kawanusaha_backup_age_seconds', 'kind="log"'),
  };
  await sql`select private.tell_server_state(${sql.json(state)})`;
}

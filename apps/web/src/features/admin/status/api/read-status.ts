import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** What the server told of itself in the last minute. */
export type ServerState = {
  version: string;
  node: string;
  started_at: string;
  told_at: string;
  /** What it needs and lacks. */
  troubles: string[];
  free_bytes: number | null;
  processes: number;
  silent_processes: number;
  memory_bytes: number | null;
  requests_open: number;
  requests_refused: number;
  queries_waiting: number;
  /** Null where this server keeps no backups of its own. */
  backup_age_seconds: number | null;
  log_age_seconds: number | null;
};

/** How a job did last. */
export type JobRun = {
  name: string;
  finished_at: string | null;
  failed_at: string | null;
  error: string | null;
  failures: number;
};

/** An error of the log; its code finds the line. */
export type LoggedError = { origin: 'server' | 'browser'; code: string; words: string; at: string };

export type MailQueue = { queue: string; waiting: number; since: string | null; failed: number };

export type Status = {
  /** Null when no server has told anything yet. */
  server: ServerState | null;
  database: {
    version: string;
    size_bytes: number;
    connections: number;
    max_connections: number;
    lock_waits: number;
  };
  mails: MailQueue[];
  /** What the AI provider used today; a limit of 0 is none. */
  ai: { limit: number; requests: number; tokens: number; refused: number };
  open_payment_notices: number;
  jobs: JobRun[];
  errors: LoggedError[];
};

/** How the server does. Throws what the API answers. */
async function readStatus(): Promise<Status> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_get_status').throwOnError();
  return data as unknown as Status;
}

/** The same as a query. In: after how long it is read again while it is shown; once without it. */
export function useStatus(againMs?: number) {
  return useQuery({
    queryKey: [...deskKey, 'status'],
    queryFn: readStatus,
    ...(againMs !== undefined && { refetchInterval: againMs }),
  });
}

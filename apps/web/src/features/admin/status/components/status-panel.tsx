import { Alert } from '#components/ui/alert.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { useStatus } from '../api/read-status.ts';
import { messages } from '../../messages.ts';
import { StatusErrors } from './status-errors.tsx';
import { StatusFigures } from './status-figures.tsx';
import { StatusJobs } from './status-jobs.tsx';

const againMs = 30_000;

/** How the server does (issue 19 §4): what it lacks, figures, its jobs and its last errors. Read again while it is open. */
export function StatusPanel() {
  const query = useStatus(againMs);
  if (query.data === undefined) {
    if (query.isError)
      return (
        <ErrorState
          title={messages.dataFailed}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      );
    return (
      <div className="flex flex-col gap-3">
        <LoadingMessage>Memuat status server</LoadingMessage>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    );
  }
  const { server, jobs, errors } = query.data;
  return (
    <div className="flex flex-col gap-8">
      {(server?.troubles ?? []).map((trouble) => (
        <Alert key={trouble} variant="warning">
          {messages.troubles[trouble] ?? trouble}
        </Alert>
      ))}
      <StatusFigures status={query.data} />
      <StatusJobs jobs={jobs} />
      <StatusErrors errors={errors} />
    </div>
  );
}

import { Link } from 'react-router';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { statusPath } from '#config/desk-paths.ts';
import { useStatus } from '../../status/api/read-status.ts';
import { messages } from '../../messages.ts';
import { StatusErrors } from '../../status/components/status-errors.tsx';
import { StatusJobs } from '../../status/components/status-jobs.tsx';

/** As many errors as tell whether something is wrong; all of them stand under Status. */
const shownErrors = 3;

/** The jobs of the server and its last errors, for who may see its state; leads to the rest of it. */
export function HomeServer() {
  const query = useStatus();
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
      <>
        <LoadingMessage>Memuat status server</LoadingMessage>
        <Skeleton className="h-28 w-full" />
      </>
    );
  }
  const { jobs, errors } = query.data;
  return (
    <div className="flex flex-col gap-6">
      <StatusJobs jobs={jobs} />
      <StatusErrors errors={errors.slice(0, shownErrors)} />
      <Link to={statusPath} className="btn btn-outline self-start">
        Lihat status server
      </Link>
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';

type QueryStateProps<T> = {
  query: UseQueryResult<T[]>;
  loadingText: string;
  errorTitle: string;
  emptyTitle: string;
  emptyDescription?: string | undefined;
  /** The way on from there. */
  emptyAction?: ReactNode;
  children: (rows: T[]) => ReactNode;
};

const shapes = ['a', 'b', 'c', 'd'];

/** The loading, error, empty and full state of a list that is read in the browser. What is there stays while it reloads. */
export function QueryState<T>({
  query,
  loadingText,
  errorTitle,
  emptyTitle,
  emptyDescription,
  emptyAction,
  children,
}: QueryStateProps<T>) {
  if (query.data !== undefined && query.data.length > 0) return children(query.data);
  if (query.isPending) {
    return (
      <div className="flex flex-col gap-3">
        <LoadingMessage>{loadingText}</LoadingMessage>
        {shapes.map((shape) => (
          <Skeleton key={shape} className="h-16 w-full" />
        ))}
      </div>
    );
  }
  if (query.isError) {
    return <ErrorState title={errorTitle} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  return <EmptyState title={emptyTitle} description={emptyDescription} action={emptyAction} />;
}

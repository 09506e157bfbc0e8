import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useReputation } from '../api/get-reputation.ts';
import { settingsMessages as messages } from '../messages.ts';
import { CampusCard } from './campus-card.tsx';
import { PublicProfileCard } from './public-profile-card.tsx';

/** What section 'Reputasi dan profil publik' of /profil holds: the proved campus, and what others see. */
export function ReputationCards() {
  const userId = useSession().user?.id ?? '';
  const loaded = useReputation(userId);
  return (
    <>
      {loaded.isPending ? (
        <>
          <LoadingMessage>Memuat reputasi dan profil publik...</LoadingMessage>
          <Skeleton className="h-44 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </>
      ) : null}
      {loaded.isError ? (
        <ErrorState
          title={messages.loadFailed}
          description={loadAdvice(loaded.error)}
          onRetry={() => void loaded.refetch()}
          retrying={loaded.isFetching}
          className="py-6"
        />
      ) : null}
      {loaded.data === undefined ? null : (
        <>
          <CampusCard userId={userId} reputation={loaded.data} />
          <PublicProfileCard
            // What was saved is where the form begins anew.
            key={loaded.dataUpdatedAt}
            userId={userId}
            reputation={loaded.data}
          />
        </>
      )}
    </>
  );
}

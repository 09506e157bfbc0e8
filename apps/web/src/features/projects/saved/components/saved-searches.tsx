import { Link } from 'react-router';
import { QueryState } from '#components/lists/query-state.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { StoredCheckbox } from '#components/ui/stored-checkbox.tsx';
import { projectAddress } from '../../project-filters.ts';
import { changeSavedSearch, useSearchAlerts } from '../api/change-saved-search.ts';
import { useDeleteSavedSearch } from '../api/delete-saved-search.ts';
import { useSavedSearches } from '../api/list-saved-searches.ts';
import { savedMessages as messages } from '../messages.ts';
import { SearchLink } from './search-link.tsx';
import { mostSearches, toFilters, type SavedSearch } from '../saved-search.ts';

/** The saved searches with how many listings are new; each leads to its answers, and its alerts can be switched off. */
export function SavedSearches({ userId }: { userId: string }) {
  const query = useSavedSearches(userId);
  const alerts = useSearchAlerts();
  const removal = useDeleteSavedSearch();
  return (
    <QueryState
      query={query}
      loadingText={messages.loading}
      errorTitle={messages.loadFailed}
      emptyTitle={messages.noSearches}
      emptyDescription={messages.noSearchesHelp}
      emptyAction={<SearchLink />}
    >
      {(rows) => (
        <>
          <ul className="flex flex-col gap-4">
            {rows.map((search) => (
              <SavedSearchCard
                key={search.id}
                search={search}
                onOpen={() => {
                  // The page goes on in any case; the count then stays until the next time.
                  if (search.fresh > 0) changeSavedSearch(search.id, { fresh: 0 }).catch(() => undefined);
                }}
                onAlerts={(isOn) => alerts.run({ id: search.id, alerts: isOn })}
                onDelete={() => void removal.run(search.id)}
              />
            ))}
          </ul>
          {rows.length >= mostSearches ? (
            <p className="mt-4 text-sm text-muted-foreground">{messages.searchesFull}</p>
          ) : null}
        </>
      )}
    </QueryState>
  );
}

type CardProps = {
  search: SavedSearch;
  onOpen: () => void;
  onAlerts: (alerts: boolean) => Promise<unknown>;
  onDelete: () => void;
};

function SavedSearchCard({ search, onOpen, onAlerts, onDelete }: CardProps) {
  return (
    <li className="card gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="card-title min-w-0 break-words">
          <Link to={projectAddress(toFilters(search))} className="hover:underline" onClick={onOpen}>
            {search.name}
          </Link>
        </h2>
        {search.fresh > 0 ? <Badge variant="success">{messages.fresh(search.fresh)}</Badge> : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StoredCheckbox label={messages.alerts} checked={search.alerts} onStore={onAlerts} />
        <Button variant="ghost" size="sm" aria-label={`Hapus pencarian: ${search.name}`} onClick={onDelete}>
          Hapus
        </Button>
      </div>
    </li>
  );
}

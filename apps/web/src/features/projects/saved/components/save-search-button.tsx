import { BellPlus, BellRing } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import { parseProjectFilters, toSavedSearch } from '../../project-filters.ts';
import { useSavedSearches } from '../api/list-saved-searches.ts';
import { useSaveSearch } from '../api/save-search.ts';
import { savedMessages as messages } from '../messages.ts';
import { isSameSearch } from '../saved-search.ts';

/**
 * Saves the search in the address, with alerts; one that is saved already leads to where it is kept. Nothing where no filter is set,
 * and nothing to press until it is known.
 */
export function SaveSearchButton() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const hasSaved = useRef(false);
  const search = toSavedSearch(parseProjectFilters(params));
  const kept = useSavedSearches(user?.id, search !== null);
  const { run, isPending } = useSaveSearch(() => {
    hasSaved.current = true;
  });
  if (search === null) return null;
  if (kept.data?.some((one) => isSameSearch(one, search))) {
    return (
      <Button asChild variant="ghost" className="self-start">
        <Link
          // It stands where the pressed button was, which had the focus.
          ref={(link) => {
            if (link === null || !hasSaved.current) return;
            hasSaved.current = false;
            link.focus();
          }}
          to={`${paths.saved}?tab=pencarian`}
        >
          <BellRing aria-hidden /> {messages.searchIsSaved}
        </Link>
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      className="self-start"
      disabled={kept.status === 'pending'}
      loading={isPending}
      onClick={() => void run(search)}
    >
      <BellPlus aria-hidden /> {messages.saveSearch}
    </Button>
  );
}

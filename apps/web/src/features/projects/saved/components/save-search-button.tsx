import { BellPlus, BellRing } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { parseProjectFilters } from '../../project-filters.ts';
import { listSavedSearches } from '../api/list-saved-searches.ts';
import { saveSearch } from '../api/save-search.ts';
import { savedMessages as messages } from '../messages.ts';
import { isSameSearch, toSavedSearch } from '../saved-search.ts';

/**
 * Saves the search in the address, with alerts; one that is saved already leads to where it is kept. Nothing where no filter is set,
 * and nothing to press until it is known.
 */
export function SaveSearchButton({ userId }: { userId: string }) {
  const [params] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const hasSaved = useRef(false);
  const search = toSavedSearch(parseProjectFilters(params));
  const kept = useLoaded(search === null ? null : userId, listSavedSearches);
  if (search === null) return null;
  if (kept.value?.some((one) => isSameSearch(one, search))) {
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
  const save = async () => {
    setIsBusy(true);
    try {
      toast.success((await saveSearch(search)) ? messages.searchSaved : messages.searchKnown);
      hasSaved.current = true;
      kept.reload();
    } catch (error) {
      toast.error(describeSaveFailure(error, messages.saveFailed));
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="outline"
      className="self-start"
      disabled={kept.status === 'loading'}
      loading={isBusy}
      onClick={() => void save()}
    >
      <BellPlus aria-hidden /> {messages.saveSearch}
    </Button>
  );
}

import { BellPlus, BellRing } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { parseProjectFilters, toSavedSearch } from '../../project-filters.ts';
import { listSavedSearches } from '../api/list-saved-searches.ts';
import { saveSearch } from '../api/save-search.ts';
import { savedMessages as messages } from '../messages.ts';
import { isSameSearch } from '../saved-search.ts';

/**
 * Saves the search in the address, with alerts; one that is saved already leads to where it is kept. Nothing where no filter is set,
 * and nothing to press until it is known.
 */
export function SaveSearchButton() {
  const [params] = useSearchParams();
  const hasSaved = useRef(false);
  const search = toSavedSearch(parseProjectFilters(params));
  const kept = useReadAtOpening(['kept-searches'], listSavedSearches, search !== null);
  const { run, isPending } = useOperation(saveSearch, {
    done: (isNew) => {
      toast.success(isNew ? messages.searchSaved : messages.searchKnown);
      hasSaved.current = true;
      void kept.refetch();
    },
    failed: (error) => ({ title: describeSaveFailure(error, messages.saveFailed) }),
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

import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { parseProjectFilters } from '../../project-filters.ts';
import { saveSearch } from '../api/save-search.ts';
import { savedMessages as messages } from '../messages.ts';
import { toSavedSearch } from '../saved-search.ts';

/** Saves the search in the address, with alerts; nothing where no filter is set. */
export function SaveSearchButton() {
  const [params] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const search = toSavedSearch(parseProjectFilters(params));
  if (search === null) return null;
  const save = async () => {
    setIsBusy(true);
    try {
      toast.success((await saveSearch(search)) ? messages.searchSaved : messages.searchKnown);
    } catch (error) {
      toast.error(describeSaveFailure(error, messages.saveFailed));
    }
    setIsBusy(false);
  };
  return (
    <Button variant="outline" className="self-start" loading={isBusy} onClick={() => void save()}>
      <BellPlus aria-hidden /> {messages.saveSearch}
    </Button>
  );
}

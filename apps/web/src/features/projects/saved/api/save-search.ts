import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { savedMessages as messages } from '../messages.ts';
import { savedSearchesKey } from './list-saved-searches.ts';
import type { toSavedSearch } from '../../project-filters.ts';

/** Saves a search for the caller. Out: false where the same one is saved already. Throws the data API's error. */
async function saveSearch(search: NonNullable<ReturnType<typeof toSavedSearch>>): Promise<boolean> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('saved_searches').insert(search);
  if (error?.code === '23505') return false;
  if (error) throw error;
  return true;
}

/** Saves one and says so, or that it was saved before; the list shows it. In: what follows. */
export function useSaveSearch(done: () => void) {
  const queries = useQueryClient();
  return useOperation(saveSearch, {
    done: (isNew) => {
      toast.success(isNew ? messages.searchSaved : messages.searchKnown);
      done();
    },
    failed: (error) => ({ title: describeSaveFailure(error, messages.saveFailed) }),
    settled: () => void queries.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}

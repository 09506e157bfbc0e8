import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { savedMessages as messages } from '../messages.ts';
import { savedSearchesKey } from './list-saved-searches.ts';

/** Removes a saved search of the caller. Throws the data API's error. */
async function deleteSavedSearch(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('saved_searches').delete().eq('id', id);
  if (error) throw error;
}

/** Removes one by its id and says so; the list shows it. */
export function useDeleteSavedSearch() {
  const queries = useQueryClient();
  return useOperation(deleteSavedSearch, {
    done: messages.searchRemoved,
    failed: messages.removeFailed,
    settled: () => queries.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}

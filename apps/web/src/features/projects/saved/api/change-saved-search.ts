import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { savedMessages as messages } from '../messages.ts';
import { savedSearchesKey } from './list-saved-searches.ts';

/** Switches the alerts of a saved search, or notes that its new listings were opened (`fresh: 0`). Throws the data API's error. */
export async function changeSavedSearch(
  id: string,
  change: { alerts: boolean } | { fresh: 0 },
): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('saved_searches').update(change).eq('id', id).select('id').single();
  if (error) throw error;
}

/** Switches the alerts of one; the list shows it. */
export function useSearchAlerts() {
  const queries = useQueryClient();
  return useOperation(
    ({ id, alerts }: { id: string; alerts: boolean }) => changeSavedSearch(id, { alerts }),
    {
      failed: messages.alertsFailed,
      settled: () => queries.invalidateQueries({ queryKey: savedSearchesKey }),
    },
  );
}

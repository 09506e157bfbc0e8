import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';
import { pauseKey } from './get-pause.ts';

/** Pauses the own account, or ends the pause. Out: since when it is paused. Throws what the API answers. */
async function pauseAccount(pauses: boolean): Promise<string | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('pause_account', { pauses }).throwOnError();
  return data;
}

/** Pauses or ends the pause, and says so; the state shows it. */
export function usePauseAccount() {
  const queries = useQueryClient();
  return useOperation(pauseAccount, {
    done: (since) => {
      queries.setQueryData(pauseKey, since);
      toast.success(since === null ? messages.pauseEnded : messages.paused);
    },
    failed: messages.pauseFailed,
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { describeFailure } from '../describe-failure.ts';
import { settingsMessages as messages } from '../messages.ts';
import { reputationKey } from '../reputation-query.ts';

/** Throws the data API's error. */
async function removeCampus(userId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.from('campus_mails').delete().eq('user_id', userId).throwOnError();
}

/** Lets the proved mailbox go; under way until the section has been read again. */
export function useRemoveCampus(userId: string) {
  const queries = useQueryClient();
  return useOperation(() => removeCampus(userId), {
    done: async () => {
      toast.success(messages.removed);
      await queries.invalidateQueries({ queryKey: reputationKey(userId) });
    },
    failed: describeFailure,
  });
}

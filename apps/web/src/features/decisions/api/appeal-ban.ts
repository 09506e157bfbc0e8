import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messageOf } from '../message-of.ts';

type Appeal = { id: string; message: string };

/** Gives the ticket's number. Throws what the API answers. */
async function appealBan({ id, message }: Appeal): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('appeal_ban', { decision_id: id, message }).throwOnError();
  return data;
}

/** Appeals to a ban, without signing in. In: what follows once there is a ticket. */
export function useAppealBan(sent: () => void) {
  return useOperation(appealBan, {
    done: sent,
    failed: (error) => ({ field: 'form', title: messageOf(error) }),
  });
}

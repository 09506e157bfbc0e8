import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { conversationMessages as messages } from '../messages.ts';

/** Lets the other see number and e-mail once both agree, or takes it back. Throws the data API's error. */
async function shareContact(threadId: string, shares: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('share_contact', { thread_id: threadId, shares });
  if (error) throw error;
}

/** Shares the own contact or takes it back. In: the conversation, and what follows either way. */
export function useShareContact(threadId: string, settled: () => void) {
  return useOperation((shares: boolean) => shareContact(threadId, shares), {
    failed: (error) => ({ title: describeSaveFailure(error, messages.shareFailed) }),
    settled,
  });
}

import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { conversationMessages as messages } from '../messages.ts';

/** Blocks the other of a conversation everywhere, or lifts it; they are not told. Throws the data API's error. */
async function blockMember(threadId: string, blocks: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('block_member', { thread_id: threadId, blocks });
  if (error) throw error;
}

/** Blocks the other or lifts it, and says so. In: the conversation, and what follows either way. */
export function useBlockMember(threadId: string, settled: () => void) {
  return useOperation((blocks: boolean) => blockMember(threadId, blocks), {
    done: (_result, blocks) => toast.success(blocks ? messages.blocked : messages.unblocked),
    failed: messages.blockFailed,
    settled,
  });
}

import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

async function restoreContent(id: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_restore_content', { deleted_id: id }).throwOnError();
}

/** Brings back what was deleted. */
export function useRestoreContent() {
  return useDeskOperation(restoreContent, messages.restored);
}

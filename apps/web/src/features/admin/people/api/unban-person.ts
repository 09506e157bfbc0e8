import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

async function unbanPerson({ id, reason }: { id: string; reason: string }): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_unban_person', { user_id: id, reason }).throwOnError();
}

/** Lifts a ban. */
export function useUnbanPerson() {
  return useDeskOperation(unbanPerson, messages.personUnbanned);
}

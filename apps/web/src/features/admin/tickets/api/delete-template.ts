import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Deletes a prepared answer. Gives whether it was done. */
export async function deleteTemplate(key: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.from('reply_templates').delete().eq('key', key).select('key').single().throwOnError(),
    messages.templateDeleted,
  );
}

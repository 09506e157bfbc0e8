import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

async function deleteTemplate(key: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.from('reply_templates').delete().eq('key', key).select('key').single().throwOnError();
}

/** Deletes a prepared answer. */
export function useDeleteTemplate() {
  return useDeskOperation(deleteTemplate, messages.templateDeleted);
}

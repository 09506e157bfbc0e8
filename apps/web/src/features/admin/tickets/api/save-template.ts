import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import type { ReplyTemplate } from './list-templates.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Changes a prepared answer, or adds one when its key is empty. Gives whether it was done. */
export async function saveTemplate({ key, label, body, purpose }: ReplyTemplate): Promise<boolean> {
  const supabase = await getSupabase();
  const table = supabase.from('reply_templates');
  return runAdminAction(
    () =>
      key === ''
        ? table
            .insert({ key: crypto.randomUUID(), label, body, purpose })
            .select('key')
            .single()
            .throwOnError()
        : table.update({ label, body }).eq('key', key).select('key').single().throwOnError(),
    messages.templateSaved,
  );
}

import * as z from 'zod/mini';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

const required = z.string().check(z.trim(), z.minLength(1, messages.templateRequired));

/** What the form of a prepared answer asks for. */
export const templateSchema = z.object({ label: required, body: required, purpose: z.string() });

/** The key is empty for a new one. */
type Template = z.output<typeof templateSchema> & { key: string };

async function saveTemplate({ key, label, body, purpose }: Template): Promise<void> {
  const supabase = await getSupabase();
  const table = supabase.from('reply_templates');
  const write =
    key === ''
      ? table.insert({ key: crypto.randomUUID(), label, body, purpose })
      : table.update({ label, body }).eq('key', key);
  await write.select('key').single().throwOnError();
}

/** Changes a prepared answer, or adds one. */
export function useSaveTemplate() {
  return useDeskOperation(saveTemplate, messages.templateSaved);
}

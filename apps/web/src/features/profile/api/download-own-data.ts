import { saveFile } from '#lib/save-file.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Saves everything that is kept about the member as one JSON file. Throws what the client gives on a failure. */
export async function downloadOwnData(): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<unknown>('export-own-data');
  if (error) throw error;
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile('data-saya-kawanusaha.json', file);
}

import { useOperation } from '#lib/api/use-operation.ts';
import { saveFile } from '#lib/save-file.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';

/** As a page to read, or as data for a machine. */
export type ExportForm = 'html' | 'json';

/** Saves everything that is kept about the member as one file. In: its form. Throws what the client gives on a failure. */
async function downloadOwnData(form: ExportForm): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<Record<string, unknown>>('export-own-data');
  if (error) throw error;
  if (form === 'json') {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile('data-saya-kawanusaha.json', file);
    return;
  }
  const { renderReadableExport } = await import('../readable-export.ts');
  const page = new Blob([renderReadableExport(data ?? {})], { type: 'text/html' });
  saveFile('data-saya-kawanusaha.html', page);
}

/** Saves the file and says so; `input` is the form of the one under way. */
export const useDownloadOwnData = () =>
  useOperation(downloadOwnData, {
    done: messages.dataDownloaded,
    failed: messages.downloadFailed,
  });

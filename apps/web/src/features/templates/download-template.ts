import type { ExcelTemplateKey } from '@kawanusaha/contracts/excel-templates';
import { getSupabase } from '#lib/supabase/client.ts';

/** Fetches one workbook and hands it to the browser to store. Throws an Error with a text for the person. */
export async function downloadTemplate(key: ExcelTemplateKey): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<Blob>('excel-template', { body: { key } });
  if (error !== null) {
    const context: unknown = error.context;
    const body: unknown = context instanceof Response ? await context.json().catch(() => null) : null;
    const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : null;
    throw new Error(typeof message === 'string' ? message : 'Periksa koneksi lalu coba lagi.');
  }
  if (data === null) throw new Error('Berkas kosong.');
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = `kawanusaha-${key}.xlsx`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

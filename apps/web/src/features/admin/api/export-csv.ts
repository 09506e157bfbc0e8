import { getSupabase } from '#lib/supabase/client.ts';

export type ExportKind = 'users' | 'payments' | 'vouchers';

const revokeAfterMs = 60_000;

/** Downloads a list as CSV that spreadsheets cannot be attacked with. Gives false when the server refuses. */
export async function exportCsv(kind: ExportKind): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<string>('admin-export', { body: { kind } });
    if (error || typeof data !== 'string') return false;
    const url = URL.createObjectURL(new Blob([data], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `kawanusaha-${kind}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
    return true;
  } catch {
    return false;
  }
}

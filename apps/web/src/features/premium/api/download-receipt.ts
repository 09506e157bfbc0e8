import { saveFile } from '#lib/save-file.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Downloads the receipt of a paid order as PDF. Gives false when the server refuses or cannot be reached. */
export async function downloadReceipt(orderId: string): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<Blob>('get-receipt', {
      body: { order_id: orderId },
    });
    if (error || !(data instanceof Blob)) return false;
    saveFile(`kwitansi-${orderId}.pdf`, data);
    return true;
  } catch {
    return false;
  }
}

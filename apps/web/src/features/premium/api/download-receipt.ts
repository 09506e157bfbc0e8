import { getSupabase } from '#lib/supabase/client.ts';

const revokeAfterMs = 60_000;

/** Downloads the receipt of a paid order as PDF. Gives false when the server refuses or cannot be reached. */
export async function downloadReceipt(orderId: string): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.functions.invoke<Blob>('get-receipt', {
      body: { order_id: orderId },
    });
    if (error || !(data instanceof Blob)) return false;
    const url = URL.createObjectURL(data);
    const link = document.createElement('a');
    link.href = url;
    link.download = `kwitansi-${orderId}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
    return true;
  } catch {
    return false;
  }
}

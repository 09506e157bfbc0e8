import { useOperation } from '#lib/api/use-operation.ts';
import { saveFile } from '#lib/save-file.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../messages.ts';

/** Downloads the receipt of a paid order as PDF. Throws when the server refuses or cannot be reached. */
async function downloadReceipt(orderId: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<Blob>('get-receipt', {
    body: { order_id: orderId },
  });
  if (error || !(data instanceof Blob)) throw error ?? new Error('no file');
  saveFile(`kwitansi-${orderId}.pdf`, data);
}

/** Downloads it, or says that it failed. */
export const useDownloadReceipt = (orderId: string) =>
  useOperation(() => downloadReceipt(orderId), { failed: messages.receiptFailed });

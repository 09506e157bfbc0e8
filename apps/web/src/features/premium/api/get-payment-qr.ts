import { getSupabase } from '#lib/supabase/client.ts';

/** The picture that a wallet scans to pay a waiting order, as an address for an image. Throws when the server gives none. */
export async function getPaymentQr(orderId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ picture: string }>('get-payment-qr', {
    body: { order_id: orderId },
  });
  if (error || !data?.picture.startsWith('data:image/')) throw new Error('no QR code');
  return data.picture;
}

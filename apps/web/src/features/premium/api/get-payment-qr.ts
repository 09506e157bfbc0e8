import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

/** The picture that a wallet scans to pay a waiting order, as an address for an image. Throws when the server gives none. */
async function getPaymentQr(orderId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ picture: string }>('get-payment-qr', {
    body: { order_id: orderId },
  });
  if (error || !data?.picture.startsWith('data:image/')) throw new Error('no QR code');
  return data.picture;
}

/** The picture of an order, which does not change. */
export const usePaymentQr = (orderId: string) =>
  useQuery({
    queryKey: ['payment-qr', orderId],
    queryFn: () => getPaymentQr(orderId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });

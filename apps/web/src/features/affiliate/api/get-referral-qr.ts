import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';

/** The QR code of the caller's referral link as an address for an image. Throws when the server gives none. */
async function getReferralQr(): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<string>('get-referral-qr', { body: {} });
  if (error || typeof data !== 'string' || !data.startsWith('<svg')) throw new Error('no QR code');
  return `data:image/svg+xml,${encodeURIComponent(data)}`;
}

const freshMs = 3_600_000;

/** The same as a query. */
export function useReferralQr(userId: string) {
  return useQuery({ queryKey: [...affiliateKey, 'qr', userId], queryFn: getReferralQr, staleTime: freshMs });
}

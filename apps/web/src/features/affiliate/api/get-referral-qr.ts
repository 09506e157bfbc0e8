import { getSupabase } from '#lib/supabase/client.ts';

/** The QR code of the caller's referral link as an address for an image. Throws when the server gives none. */
export async function getReferralQr(): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<string>('get-referral-qr', { body: {} });
  if (error || typeof data !== 'string' || !data.startsWith('<svg')) throw new Error('no QR code');
  return `data:image/svg+xml,${encodeURIComponent(data)}`;
}

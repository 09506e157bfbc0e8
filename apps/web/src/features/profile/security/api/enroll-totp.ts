import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

/** What an authenticator app needs: the picture to scan, the key to type, or the address that opens it on this device. */
export type TotpEnrollment = { factorId: string; qrSvg: string; secret: string; uri: string };

/** Begins two-step verification with an authenticator app (POST /factors, spec §7). Throws the client's error. */
async function enrollTotp(): Promise<TotpEnrollment> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    issuer: 'KawanUsaha',
    // A name of its own, so that an attempt that was broken off does not stand in the way.
    friendlyName: `Aplikasi autentikator ${new Date().toISOString()}`,
  });
  if (error) throw error;
  return {
    factorId: data.id,
    qrSvg: data.totp.qr_code.replace(/^data:image\/svg\+xml;[^,]*,/, ''),
    secret: data.totp.secret,
    uri: data.totp.uri,
  };
}

/** Begins it. Each set-up makes a new key; an old one is neither kept nor fetched again on focus. */
export const useTotpEnrollment = () =>
  useQuery({
    queryKey: ['mfa-enrollment'],
    queryFn: enrollTotp,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });

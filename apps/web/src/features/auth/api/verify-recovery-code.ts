import { getSupabase } from '#lib/supabase/client.ts';

/** Exchanges the six digits of the recovery mail for a session (POST /verify, spec §7). Throws the client's error (`otp_expired`). */
export async function verifyRecoveryCode(input: { email: string; code: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.verifyOtp({
    type: 'recovery',
    email: input.email,
    token: input.code,
  });
  if (error) throw error;
}

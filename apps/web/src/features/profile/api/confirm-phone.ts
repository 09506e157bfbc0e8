import { getSupabase } from '#lib/supabase/client.ts';

/** Tells the code that was sent to a phone, which is verified then (POST /verify, spec §7). Throws the client's error. */
export async function confirmPhone({ phone, code }: { phone: string; code: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.verifyOtp({ phone: `+${phone}`, token: code, type: 'phone_change' });
  if (error) throw error;
}

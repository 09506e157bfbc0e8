import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Tells the server that a referred person signed up (spec §7). The reward itself comes from the database, so the result is ignored
 * and an error is only logged.
 */
export async function processReferralSignup(
  supabase: SupabaseClient,
  input: { referrer_id: string; new_user_id: string; new_user_email: string },
): Promise<void> {
  const { error } = await supabase.functions.invoke('process-referral-signup', { body: input });
  // oxlint-disable-next-line no-console -- spec §7: the result is ignored, an error only logged
  if (error !== null) console.warn('process-referral-signup failed', error);
}

import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';

export type PayoutEntry = { provider: string; number: string; holder_name: string; password: string };

/** What became of it: saved, or what is wrong, at a field where it belongs to one. */
export type PayoutSaved =
  | { outcome: 'saved' }
  | { outcome: 'refused'; field: string | null; message: string };

/** Saves where the caller's vouchers are paid to. Throws when the server cannot be reached. */
export async function savePayoutProfile(entry: PayoutEntry): Promise<PayoutSaved> {
  const supabase = await getSupabase();
  const { error } = await supabase.functions.invoke('set-payout-profile', { body: entry });
  if (error === null) return { outcome: 'saved' };
  const { error: code, field, message } = await readFailure(error as object);
  if (code === undefined || message === undefined) throw error;
  const needsPassword = code === 'fresh_proof_needed' || code === 'wrong_password' || code === 'too_many';
  return { outcome: 'refused', field: needsPassword ? 'password' : (field ?? null), message };
}

import { getSupabase } from '#lib/supabase/client.ts';
import { authMessages } from '../messages.ts';

/** The code was refused or could not be checked; the message is fit for the form (spec §8). */
export class ReferralProblem extends Error {
  override name = 'ReferralProblem';
}

/**
 * Asks whether a referral code exists (function `validate-referral`, spec §7).
 * In: the code, uppercased. Out: the referrer's opaque id. Throws {@link ReferralProblem}.
 */
export async function validateReferral(code: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ valid?: boolean; referrer_id?: string | null }>(
    'validate-referral',
    { body: { referral_code: code } },
  );
  if (error !== null) {
    const name = (error as { name?: unknown }).name;
    throw new ReferralProblem(
      name === 'FunctionsHttpError' ? authMessages.referralInvalid : authMessages.referralCheckFailed,
    );
  }
  if (data?.valid !== true || typeof data.referrer_id !== 'string') {
    throw new ReferralProblem(authMessages.referralInvalid);
  }
  return data.referrer_id;
}

import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { authMessages } from '../messages.ts';

/** The code was refused or could not be checked; the message is fit for the form (spec §8). */
export class ReferralProblem extends Error {
  override name = 'ReferralProblem';
}

/** A code that was not looked at, since this network asked too often, is not called invalid: the server says when to come again. */
async function describe(failure: object): Promise<string> {
  const context: unknown = 'context' in failure ? failure.context : undefined;
  if ((failure as { name?: unknown }).name !== 'FunctionsHttpError') return authMessages.referralCheckFailed;
  if (!(context instanceof Response) || context.status !== 429) return authMessages.referralInvalid;
  return (await readFailure(failure)).message ?? authMessages.referralCheckFailed;
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
  if (error !== null) throw new ReferralProblem(await describe(error as object));
  if (data?.valid !== true || typeof data.referrer_id !== 'string') {
    throw new ReferralProblem(authMessages.referralInvalid);
  }
  return data.referrer_id;
}

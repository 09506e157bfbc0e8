import { getSupabase } from '#lib/supabase/client.ts';

/** A code that went to the phone of the account, and how its number ends. */
export type SentCode = { readonly factorId: string; readonly challengeId: string; readonly ending: string };

const storageKey = 'kawanusaha_second_step';

/**
 * Finds out where the code of the second step comes from. Without an authenticator app it is sent to the account's phone
 * (POST /factors/{id}/challenge, spec §7); after a reload the one that was sent a moment ago still counts.
 * Throws the client's error (`over_sms_send_rate_limit`, `sms_send_failed`).
 */
export async function sendSecondStep(): Promise<SentCode | 'app'> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  const factor = data.phone[0];
  if (data.totp.length > 0 || factor === undefined) return 'app';
  const { phone = '' } = factor as { phone?: string };
  const ending = phone.slice(-3);
  const challenged = await supabase.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' });
  if (challenged.error === null) {
    const sent = { factorId: factor.id, challengeId: challenged.data.id, ending };
    sessionStorage.setItem(storageKey, JSON.stringify(sent));
    return sent;
  }
  const before = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as SentCode | null;
  if (challenged.error.status === 429 && before?.factorId === factor.id) return before;
  throw challenged.error;
}

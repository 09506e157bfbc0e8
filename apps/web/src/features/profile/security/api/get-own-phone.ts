import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

export const ownPhoneKey = ['own-phone'] as const;

/** Whether the operator asks members to verify a phone, and the number that is verified, as digits; null without one. */
export type OwnPhone = { isAsked: boolean; verified: string | null };

/** Reads both. Throws what the server answers. */
async function getOwnPhone(): Promise<OwnPhone> {
  const supabase = await getSupabase();
  const { data: setting } = await supabase
    .from('app_settings')
    .select('value')
    .eq('key', 'signup_reward_needs_phone')
    .maybeSingle()
    .throwOnError();
  if (setting?.value !== 1) return { isAsked: false, verified: null };
  const { data, error } = await supabase.auth.getUser();
  if (error) throw error;
  const { phone, phone_confirmed_at: confirmed } = data.user;
  return { isAsked: true, verified: phone && confirmed ? phone : null };
}

/** The phone of who is signed in. */
export const useOwnPhone = () => useQuery({ queryKey: ownPhoneKey, queryFn: getOwnPhone });

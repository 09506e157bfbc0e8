import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { reputationKey } from '../reputation-query.ts';
import type { PublicChoice } from './save-public-choice.ts';

/** The section's rows: what is shown, the proved campus, the code that is on its way, the username, and whether the age allows a page. */
export type Reputation = {
  choice: PublicChoice;
  username: string;
  campus: { institution: string; verified_at: string } | null;
  pending: { email: string; status: string } | null;
  ageGroup: string;
};

/** Nothing, until the member chooses. */
const nothing: PublicChoice = { is_public: false, may_be_indexed: false, page_parts: [], card_parts: [] };

/** Reads it for the caller. Throws the data API's error. */
async function getReputation(userId: string): Promise<Reputation> {
  const supabase = await getSupabase();
  const [choice, campus, code, profile, age] = await Promise.all([
    supabase
      .from('public_profiles')
      .select('is_public,may_be_indexed,page_parts,card_parts')
      .eq('user_id', userId)
      .maybeSingle()
      .overrideTypes<PublicChoice, { merge: false }>()
      .throwOnError(),
    supabase
      .from('campus_mails')
      .select('institution,verified_at')
      .eq('user_id', userId)
      .maybeSingle()
      .throwOnError(),
    supabase
      .from('campus_codes')
      .select('email,email_status,expires_at')
      .eq('user_id', userId)
      .is('ended_at', null)
      .maybeSingle()
      .throwOnError(),
    supabase.from('pengguna').select('username').eq('id', userId).single().throwOnError(),
    supabase.rpc('get_age_status').throwOnError(),
  ]);
  const {
    email,
    email_status: status,
    expires_at: expiry,
  } = code.data ?? { email: null, email_status: '', expires_at: null };
  const isOver = expiry !== null && new Date(expiry) < new Date();
  return {
    choice: choice.data ?? nothing,
    username: profile.data.username,
    campus: campus.data,
    pending: email === null || isOver ? null : { email, status },
    ageGroup: age.data[0]?.age_group ?? 'unstated',
  };
}

/** The same as a query, of a member who is known. */
export function useReputation(userId: string) {
  return useQuery({
    queryKey: reputationKey(userId),
    queryFn: () => getReputation(userId),
    enabled: userId !== '',
  });
}

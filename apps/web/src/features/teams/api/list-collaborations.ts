import { getSupabase } from '#lib/supabase/client.ts';

/** What was said of a membership's finished work, and whether the other confirmed it. */
export type Collaboration = {
  membership_id: string;
  said_by: 'owner' | 'member';
  confirmed_at: string | null;
};

/** The caller's collaborations of these memberships. Throws the data API's error. */
export async function listCollaborations(memberships: readonly string[]): Promise<Collaboration[]> {
  if (memberships.length === 0) return [];
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('collaborations')
    .select('membership_id,said_by,confirmed_at')
    .in('membership_id', [...memberships])
    .overrideTypes<Collaboration[], { merge: false }>()
    .throwOnError();
  return data;
}

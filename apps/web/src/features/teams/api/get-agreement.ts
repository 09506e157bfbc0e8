import { useQuery } from '@tanstack/react-query';
import type { AgreementContent } from '@kawanusaha/contracts/teams/agreement-terms';
import { getSupabase } from '#lib/supabase/client.ts';
import { teamKey } from '../use-team-change.ts';

export type Agreement = {
  version: number;
  content: AgreementContent;
  content_hash: string;
  saved_at: string;
  my_member_id: string;
  confirmations: { member_id: string; confirmed_at: string }[];
  /** Whether its parties are the team of now. */
  is_current: boolean;
};

/** The agreement of a team, for its members; null when there is none. Throws the data API's error. */
async function getAgreement(projectId: string): Promise<Agreement | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_agreement', { project_id: projectId });
  if (error) throw error;
  return data as Agreement | null;
}

/** The agreement, read anew with each change of the team. */
export const useAgreement = (projectId: string) =>
  useQuery({ queryKey: teamKey(projectId, 'agreement'), queryFn: () => getAgreement(projectId) });

import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { teamKey } from '../use-team-change.ts';

export type TeamPage = {
  milestones: { id: string; title: string; due_on: string; done_at: string | null }[];
  updates: { id: string; body: string; created_at: string; author: string | null }[];
};

/** Milestones and updates as the page of the project shows them; null where it may not be read. Throws the data API's error. */
async function getTeamPage(projectId: string): Promise<TeamPage | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_project_page', { project_id: projectId });
  if (error) throw error;
  return data as TeamPage | null;
}

/** Milestones and updates, read anew with each change of the team. */
export const useTeamPage = (projectId: string) =>
  useQuery({ queryKey: teamKey(projectId, 'page'), queryFn: () => getTeamPage(projectId) });

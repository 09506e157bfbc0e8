import { getSupabase } from '#lib/supabase/client.ts';

export type IdeaComment = { id: string; author_name: string; body: string; created_at: string };
export type IdeaShare = { token: string | null; comments: IdeaComment[] };

/** The live link of an own idea, if any, and all comments on it. Throws the data API's error. */
export async function getIdeaShare(ideaId: string): Promise<IdeaShare> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('idea_shares')
    .select('token, revoked_at, idea_comments(id, author_name, body, created_at)')
    .eq('idea_id', ideaId);
  if (error) throw error;
  return {
    token: data.find(({ revoked_at }) => revoked_at === null)?.token ?? null,
    comments: data
      .flatMap(({ idea_comments }) => idea_comments)
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
  };
}

/** Makes or finds the link of an own idea. Throws the data API's error. */
export async function shareIdea(ideaId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('share_idea', { p_idea_id: ideaId });
  if (error) throw error;
  return data;
}

/** Ends the link; a person who still has it sees nothing. Throws the data API's error. */
export async function unshareIdea(ideaId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('unshare_idea', { p_idea_id: ideaId });
  if (error) throw error;
}

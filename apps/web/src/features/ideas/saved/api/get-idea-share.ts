import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import type { IdeaComment } from '../idea-comment.ts';

type IdeaShare = { token: string | null; comments: IdeaComment[] };

/** The live link of an own idea, if any, and all comments on it. Throws the data API's error. */
async function getIdeaShare(ideaId: string): Promise<IdeaShare> {
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

/** The link and the comments as they are now. */
export const useIdeaShare = (ideaId: string) =>
  useReadAtOpening(['idea-share', ideaId], () => getIdeaShare(ideaId));

import type { InterviewRound } from '@kawanusaha/contracts/record/interview-answers';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** The links of an own idea with what was answered, newest first. */
type OwnInterviews = {
  rounds: readonly InterviewRound[];
  /** When the link that takes answers now ends; null without one. */
  openUntil: string | null;
};

/** What was answered behind the links of an own idea. Throws the data API's error. */
async function getOwnInterviews(ideaId: string): Promise<OwnInterviews> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('interview_links')
    .select('questions, created_at, expires_at, closed_at, interview_answers(answers)')
    .eq('idea_id', ideaId)
    .order('created_at', { ascending: false });
  if (error) throw error;
  const open = data.find(
    ({ closed_at: closed, expires_at: until }) => closed === null && Date.parse(until) > Date.now(),
  );
  return {
    rounds: data.map(({ questions, interview_answers: sets }) => ({
      questions,
      answers: sets.map(({ answers }) => answers),
    })),
    openUntil: open?.expires_at ?? null,
  };
}

/** The answers as they are now. */
export const useOwnInterviews = (ideaId: string) =>
  useReadAtOpening(['interviews', ideaId], () => getOwnInterviews(ideaId));

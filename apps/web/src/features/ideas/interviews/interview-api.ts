import type { InterviewRound } from '@kawanusaha/contracts/record/interview-answers';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** The links of an own idea with what was answered, newest first. */
export type OwnInterviews = {
  rounds: readonly InterviewRound[];
  /** When the link that takes answers now ends; null without one. */
  openUntil: string | null;
};

/** What was answered behind the links of an own idea. Throws the data API's error. */
export async function getOwnInterviews(ideaId: string): Promise<OwnInterviews> {
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

export type OpenedInterview = { token: string } | { refusal: string };

/** Makes a link for these questions and closes the one before. Out: its secret, shown once, or the sentence that says why not. */
export async function openInterview(ideaId: string, questions: readonly string[]): Promise<OpenedInterview> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ token: string }>('open-interview', {
    body: { idea_id: ideaId, questions: questions.filter((question) => question.trim() !== '') },
  });
  if (data !== null) return { token: data.token };
  const failure = error ? await readFailure(error) : {};
  return { refusal: failure.message ?? loadAdvice(error) };
}

/** Ends the link of an own idea. Throws the data API's error. */
export async function closeInterview(ideaId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('close_interview', { p_idea_id: ideaId });
  if (error) throw error;
}

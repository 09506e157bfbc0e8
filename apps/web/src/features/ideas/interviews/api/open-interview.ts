import { Refusal } from '#lib/api/failure.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Makes a link for these questions and closes the one before. Out: its secret, shown once. Throws the sentence that says why not. */
async function openInterview(ideaId: string, questions: readonly string[]): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ token: string }>('open-interview', {
    body: { idea_id: ideaId, questions: questions.filter((question) => question.trim() !== '') },
  });
  if (data !== null) return data.token;
  const failure = error ? await readFailure(error) : {};
  throw new Refusal({ field: 'link', title: failure.message ?? loadAdvice(error) });
}

/** Makes the link once the questions are stored; `failure` says why not. In: what stores them, and what follows with the secret. */
export const useOpenInterview = (
  ideaId: string,
  saveNow: () => Promise<boolean>,
  done: (token: string) => void,
) =>
  useOperation(
    async (questions: readonly string[]) => ((await saveNow()) ? openInterview(ideaId, questions) : null),
    { done: (token) => (token === null ? undefined : done(token)) },
  );

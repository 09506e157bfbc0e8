import { useEffect, useState } from 'react';
import { refreshSession } from '#lib/session/session-store.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { describeCallbackProblem } from '../callback-problem.ts';
import { authMessages } from '../messages.ts';

/**
 * Takes in what a link from a mail or a sign-in provider brings in the fragment: a session, which the auth client stores, or an error.
 * Out: the error's text for the banner, or null.
 */
export function useCallbackProblem(): string | null {
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    void takeInCallback().then(setProblem);
  }, []);

  return problem;
}

async function takeInCallback(): Promise<string | null> {
  const fragment = new URLSearchParams(window.location.hash.replace(/^#/, ''));
  const query = new URLSearchParams(window.location.search);
  const problem = describeCallbackProblem(fragment, query);
  if (problem !== null) return problem;
  if (!fragment.has('access_token') && !query.has('code')) return null;
  try {
    const supabase = await getSupabase();
    await supabase.auth.getSession();
    refreshSession();
    return null;
  } catch {
    return authMessages.offline;
  }
}

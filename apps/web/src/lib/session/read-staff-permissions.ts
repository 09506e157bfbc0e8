import { getSupabase } from '#lib/supabase/client.ts';

let shared: { readonly userId: string; readonly answer: Promise<readonly string[]> } | null = null;

async function ask(): Promise<readonly string[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_staff_permissions').throwOnError();
  return data;
}

/**
 * What an account may do in the desk, asked once while the page lives; a question that fails is asked again the next time.
 * Throws what the API answers.
 */
export function readStaffPermissions(userId: string): Promise<readonly string[]> {
  if (shared?.userId !== userId) {
    const answer = ask();
    shared = { userId, answer };
    answer.catch(() => {
      if (shared?.answer === answer) shared = null;
    });
  }
  return shared.answer;
}

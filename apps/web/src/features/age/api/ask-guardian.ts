import { getSupabase } from '#lib/supabase/client.ts';

/** Has the link sent to a parent or guardian. Out: the sentence of a refusal, or null. Throws without a connection. */
export async function askGuardian(email: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { error, status } = await supabase.rpc('ask_guardian', { guardian_email: email });
  if (error !== null && (status === 0 || status >= 500)) throw error;
  return error === null ? null : error.message;
}

import { getSupabase } from '#lib/supabase/client.ts';

/** Goes on signed in with the tokens of a sign-up. Throws the client's error. */
export async function adoptSession(tokens: { access_token: string; refresh_token: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.setSession(tokens);
  if (error) throw error;
}

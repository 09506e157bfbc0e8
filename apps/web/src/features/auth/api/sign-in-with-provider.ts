import type { Provider } from '@supabase/supabase-js';
import { paths } from '#config/paths.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Leaves for the provider's page, which comes back to /masuk (GET /authorize, spec §7). Throws the client's error. */
export async function signInWithProvider(provider: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithOAuth({
    // The server names its providers itself; the client's list knows only the usual ones.
    provider: provider as Provider,
    options: { redirectTo: new URL(paths.login, window.location.origin).href },
  });
  if (error) throw error;
}

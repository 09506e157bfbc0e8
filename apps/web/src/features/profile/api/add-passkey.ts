import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Asks the browser for a passkey and keeps it under a first name, which its owner may change (POST /passkeys/registration/…).
 * Throws the client's error; a passkey that only could not be named is kept and needs none.
 */
export async function addPasskey(name: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.registerPasskey();
  if (error) throw error;
  await supabase.auth.passkey.update({ passkeyId: data.id, friendlyName: name });
}

import { getSupabase } from '#lib/supabase/client.ts';

/** Removes a passkey (DELETE /passkeys/{id}); one that is gone already is fine. Throws the client's error. */
export async function removePasskey(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.passkey.delete({ passkeyId: id });
  if (error !== null && error.code !== 'webauthn_credential_not_found') throw error;
}

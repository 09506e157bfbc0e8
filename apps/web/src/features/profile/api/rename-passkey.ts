import { getSupabase } from '#lib/supabase/client.ts';

/** Gives a passkey another name (PATCH /passkeys/{id}). Throws the client's error. */
export async function renamePasskey({ id, name }: { id: string; name: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.passkey.update({ passkeyId: id, friendlyName: name });
  if (error) throw error;
}

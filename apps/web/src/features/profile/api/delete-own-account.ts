import { readFailure } from '#lib/api/read-failure.ts';
import { forgetDevice } from '#lib/offline/forget-device.ts';
import { forgetStored } from '#lib/offline/forget-stored.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { refreshSession } from '#lib/session/session-store.ts';

export type Deletion = 'deleted' | 'wrong_password' | 'is_admin' | 'failed';

/** Deletes the member's account for good and ends the session here. In: the password, empty for an account without one. */
export async function deleteOwnAccount(password: string): Promise<Deletion> {
  const supabase = await getSupabase();
  const { error } = await supabase.functions.invoke('delete-own-account', {
    body: { confirmation: 'HAPUS', password },
  });
  if (error) {
    const { error: code } = await readFailure(error as object);
    return code === 'wrong_password' || code === 'is_admin' ? code : 'failed';
  }
  await supabase.auth.signOut({ scope: 'local' });
  forgetStored();
  await forgetDevice();
  refreshSession();
  return 'deleted';
}

import { getSupabase } from '#lib/supabase/client.ts';

/** The password that was typed as the current one is not. */
export class WrongCurrentPassword extends Error {
  override name = 'WrongCurrentPassword';
}

/**
 * Changes the password of the signed-in person (PUT /user, spec §7); the server then ends the other sessions.
 * The current password is demanded, so that an unlocked phone is not enough to take an account over.
 * Throws {@link WrongCurrentPassword} or the client's error (`weak_password`, `same_password`).
 */
export async function changePassword(input: { currentPassword: string; password: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({
    password: input.password,
    current_password: input.currentPassword,
  });
  if (error?.code === 'current_password_invalid') throw new WrongCurrentPassword();
  if (error) throw error;
}

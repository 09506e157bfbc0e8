import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Has a code sent to a phone, which becomes the account's once the code is told (PUT /user, spec §7).
 * In: digits with the country's first, and the password where the server wants a proof. Throws the client's error.
 */
export async function sendPhoneCode({ phone, password }: { phone: string; password: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({
    phone: `+${phone}`,
    ...(password === '' ? {} : { current_password: password }),
  });
  if (error) throw error;
}

import { getSupabase } from '#lib/supabase/client.ts';
import type { NotificationPreference } from './get-preferences.ts';

/** Stores one preference. Throws the client's error. */
export async function setPreference(userId: string, preference: NotificationPreference): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('notification_preferences')
    .upsert({ user_id: userId, ...preference }, { onConflict: 'user_id,kind' });
  if (error) throw error;
}

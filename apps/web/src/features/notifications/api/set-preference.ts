import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { notificationMessages as messages } from '../messages.ts';
import { type NotificationPreference, preferencesKey } from './get-preferences.ts';

/** Stores one preference. Throws the client's error. */
async function setPreference(userId: string, preference: NotificationPreference): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('notification_preferences')
    .upsert({ user_id: userId, ...preference }, { onConflict: 'user_id,kind' });
  if (error) throw error;
}

/** Stores a preference, which shows at once and is taken back when that fails. */
export function useSetPreference(userId: string) {
  const queries = useQueryClient();
  return useOperation(
    async (preference: NotificationPreference) => {
      const before = queries.getQueryData<NotificationPreference[]>(preferencesKey);
      queries.setQueryData<NotificationPreference[]>(preferencesKey, (stored) =>
        stored?.map((one) => (one.kind === preference.kind ? preference : one)),
      );
      try {
        await setPreference(userId, preference);
      } catch (error) {
        queries.setQueryData(preferencesKey, before);
        throw error;
      }
    },
    { done: messages.preferenceSaved, failed: messages.preferenceFailed },
  );
}

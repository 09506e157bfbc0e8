import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { notificationMessages as messages } from '../messages.ts';
import { refreshUnread } from '../unread-store.ts';
import { useNotificationsAnew } from '../use-notifications-anew.ts';

/** Marks every unread notification of the signed-in person as read. Throws the client's error. */
async function markAllRead(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .is('read_at', null);
  if (error) throw error;
}

/** Marks all as read; lists and bell show it. */
export function useMarkAllRead() {
  const readAnew = useNotificationsAnew();
  return useOperation(markAllRead, {
    done: () => {
      readAnew();
      void refreshUnread();
    },
    failed: messages.markFailed,
  });
}

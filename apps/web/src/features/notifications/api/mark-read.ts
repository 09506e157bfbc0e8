import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { notificationMessages as messages } from '../messages.ts';
import { refreshUnread } from '../unread-store.ts';
import { useNotificationsAnew } from '../use-notifications-anew.ts';

/** Marks one notification as read; one that is read already keeps its time. Throws the client's error. */
async function markRead(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .eq('id', id)
    .is('read_at', null);
  if (error) throw error;
}

/** Marks one as read; lists and bell show it. */
export function useMarkRead() {
  const readAnew = useNotificationsAnew();
  return useOperation(markRead, {
    done: () => {
      readAnew();
      void refreshUnread();
    },
    failed: messages.markFailed,
  });
}

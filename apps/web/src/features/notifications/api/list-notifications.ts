import { getSupabase } from '#lib/supabase/client.ts';

/** One entry of the notification centre. */
export type Notification = {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  read_at: string | null;
  created_at: string;
};

/** Where the next page begins: after the last entry of this one. */
export type NotificationCursor = { createdAt: string; id: string };

export const notificationPageSize = 20;
export const notificationsQueryKey = ['notifications'] as const;

/**
 * Loads the own notifications, newest first, page by page.
 * In: whether only unread ones, and the last entry of the page before (null for the first). Throws the client's error.
 */
export async function listNotifications(
  unreadOnly: boolean,
  after: NotificationCursor | null,
): Promise<Notification[]> {
  const supabase = await getSupabase();
  let query = supabase
    .from('notifications')
    .select('id,kind,title,body,link,read_at,created_at')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(notificationPageSize);
  if (unreadOnly) query = query.is('read_at', null);
  if (after !== null) {
    query = query.or(
      `created_at.lt."${after.createdAt}",and(created_at.eq."${after.createdAt}",id.lt.${after.id})`,
    );
  }
  const { data, error } = await query;
  if (error) throw error;
  return data;
}

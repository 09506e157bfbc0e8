import { pageOf, type Page } from '#lib/lists/pages.ts';
import { useKeysetList } from '#lib/lists/use-keyset-list.ts';
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

/** The last entry shown, after which the next page starts. */
type NotificationCursor = Pick<Notification, 'created_at' | 'id'>;

const pageSize = 20;
/** Names all lists of notifications. */
export const notificationsKey = ['notifications'] as const;

/**
 * Loads the own notifications, newest first, page by page.
 * In: whether only unread ones, and the last entry of the page before (null for the first). Throws the client's error.
 */
async function listNotifications(
  unreadOnly: boolean,
  after: NotificationCursor | null,
): Promise<Page<Notification, NotificationCursor>> {
  const supabase = await getSupabase();
  let query = supabase
    .from('notifications')
    .select('id,kind,title,body,link,read_at,created_at')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize);
  if (unreadOnly) query = query.is('read_at', null);
  if (after !== null) {
    query = query.or(
      `created_at.lt."${after.created_at}",and(created_at.eq."${after.created_at}",id.lt.${after.id})`,
    );
  }
  const { data, error } = await query;
  if (error) throw error;
  return pageOf(data, pageSize);
}

/** The notifications of one tab, page by page. */
export const useNotifications = (unreadOnly: boolean) =>
  useKeysetList<Notification, NotificationCursor>({
    queryKey: [...notificationsKey, unreadOnly],
    readPage: ({ after }) => listNotifications(unreadOnly, after),
  });

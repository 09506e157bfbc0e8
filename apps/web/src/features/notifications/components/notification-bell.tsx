import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { notificationMessages } from '../messages.ts';
import { refreshUnread, setUnreadLive } from '../unread-store.ts';
import { useUnread } from '../use-unread.ts';

/** The bell of the header with the number of unread notifications, in the label too; a new one is said when it arrives. */
export function NotificationBell() {
  const unread = useUnread();
  const { user } = useSession();
  const [arrived, setArrived] = useState('');
  const userId = user?.id;
  const isLive = useLiveChanges(
    userId === undefined ? null : { table: 'notifications', filter: `user_id=eq.${userId}` },
    {
      onChange: ({ event, row }) => {
        void refreshUnread();
        if (event === 'INSERT' && typeof row['title'] === 'string') setArrived(row['title']);
      },
      onOpen: () => void refreshUnread(),
    },
  );
  useEffect(() => {
    setUnreadLive(isLive);
  }, [isLive]);
  useEffect(() => {
    // Another user has signed in, or the expired session is fresh again.
    if (userId !== undefined) void refreshUnread();
  }, [userId]);
  return (
    <>
      <Link
        to={paths.notifications}
        className="btn btn-ghost btn-icon"
        aria-label={unread === 0 ? 'Notifikasi' : `Notifikasi, ${unread} belum dibaca`}
      >
        <Bell aria-hidden />
        {unread === 0 ? null : (
          <span
            aria-hidden
            className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-destructive px-1 text-center text-xs leading-5 font-bold text-destructive-foreground"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Link>
      <span aria-live="polite" className="sr-only">
        {arrived === '' ? '' : notificationMessages.arrived(arrived)}
      </span>
    </>
  );
}

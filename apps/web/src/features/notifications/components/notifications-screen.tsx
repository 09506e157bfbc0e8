import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { MoreRows } from '#components/lists/more-rows.tsx';
import { Card } from '#components/ui/card.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { useKeysetList } from '#lib/lists/use-keyset-list.ts';
import { useRequireSession } from '#lib/session/use-require-session.ts';
import { useAddressTab } from '#lib/use-address-tab.ts';
import {
  listNotifications,
  notificationsQueryKey,
  type Notification,
  type NotificationCursor,
} from '../api/list-notifications.ts';
import { markAllRead } from '../api/mark-all-read.ts';
import { markRead } from '../api/mark-read.ts';
import { notificationMessages } from '../messages.ts';
import { refreshUnread } from '../unread-store.ts';
import { useUnread } from '../use-unread.ts';
import { NotificationItem } from './notification-item.tsx';
import { NotificationPreferences } from './notification-preferences.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { WeeklyMailSwitch } from './weekly-mail-switch.tsx';

const tabs = ['semua', 'belum', 'atur'] as const;

/** Screen of /notifikasi: what happened, newest first, and what one wants to hear of; above it what the page puts there for a member. */
export function NotificationsScreen({ above }: { above?: (userId: string) => ReactNode }) {
  const user = useRequireSession();
  const queries = useQueryClient();
  const [tab, setTab] = useAddressTab(tabs, 'semua');
  const unread = useUnread();
  useEffect(() => {
    // One more or one less: another page has read something, or something has just arrived.
    void queries.invalidateQueries({ queryKey: notificationsQueryKey });
  }, [queries, unread]);
  const afterMark = () => {
    void queries.invalidateQueries({ queryKey: notificationsQueryKey });
    void refreshUnread();
  };
  const all = useOperation(markAllRead, { done: afterMark, failed: notificationMessages.markFailed });

  return (
    <Page size="reading">
      <PageHeader
        title="Notifikasi"
        description="Kabar tentang lamaran, pembayaran, dan coin Anda."
        actions={
          <Button
            variant="outline"
            loading={all.isPending}
            disabled={unread === 0}
            onClick={() => void all.run()}
          >
            Tandai semua dibaca
          </Button>
        }
      />
      {user === null ? null : above?.(user.id)}
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Saring notifikasi">
          <TabsTrigger value="semua">Semua</TabsTrigger>
          <TabsTrigger value="belum">Belum dibaca</TabsTrigger>
          <TabsTrigger value="atur">Pengaturan</TabsTrigger>
        </TabsList>
        {(['semua', 'belum'] as const).map((value) => (
          <TabsContent key={value} value={value}>
            {user === null ? (
              <NotificationSkeleton />
            ) : (
              <NotificationList unreadOnly={value === 'belum'} onMarked={afterMark} />
            )}
          </TabsContent>
        ))}
        <TabsContent value="atur">
          {user === null ? (
            <NotificationSkeleton />
          ) : (
            <div className="grid gap-4">
              <NotificationPreferences userId={user.id} />
              <WeeklyMailSwitch userId={user.id} />
            </div>
          )}
        </TabsContent>
      </Tabs>
    </Page>
  );
}

type NotificationListProps = { unreadOnly: boolean; onMarked: () => void };

function NotificationList({ unreadOnly, onMarked }: NotificationListProps) {
  const { list, error, reload, loadMore } = useKeysetList<Notification, NotificationCursor>({
    queryKey: [...notificationsQueryKey, unreadOnly],
    readPage: ({ after }) => listNotifications(unreadOnly, after),
  });
  const mark = useOperation(markRead, { done: onMarked, failed: notificationMessages.markFailed });

  if (list.status === 'loading') return <NotificationSkeleton />;
  if (list.status === 'failed') {
    return (
      <ErrorState title={notificationMessages.loadFailed} description={loadAdvice(error)} onRetry={reload} />
    );
  }
  if (list.rows.length === 0) {
    return unreadOnly ? (
      <EmptyState title={notificationMessages.nothingUnread} />
    ) : (
      <EmptyState title={notificationMessages.empty} description={notificationMessages.emptyHint} />
    );
  }
  return (
    <>
      <Card>
        <ul className="divide-y divide-border">
          {list.rows.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={() => {
                if (notification.read_at === null) void mark.run(notification.id);
              }}
            />
          ))}
        </ul>
      </Card>
      <MoreRows list={list} onMore={loadMore} />
    </>
  );
}

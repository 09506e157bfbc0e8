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
import { useRequireSession } from '#lib/session/use-require-session.ts';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { useNotifications } from '../api/list-notifications.ts';
import { useMarkAllRead } from '../api/mark-all-read.ts';
import { useMarkRead } from '../api/mark-read.ts';
import { notificationMessages } from '../messages.ts';
import { useNotificationsAnew } from '../use-notifications-anew.ts';
import { useUnread } from '../use-unread.ts';
import { NotificationItem } from './notification-item.tsx';
import { NotificationPreferences } from './notification-preferences.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { WeeklyMailSwitch } from './weekly-mail-switch.tsx';

const tabs = ['semua', 'belum', 'atur'] as const;

type Props = {
  /** The list of a member with what the page puts around it. */
  around: (userId: string, list: ReactNode) => ReactNode;
};

/** Screen of /notifikasi: what happened, newest first, and what one wants to hear of. */
export function NotificationsScreen({ around }: Props) {
  const user = useRequireSession();
  const readAnew = useNotificationsAnew();
  const [tab, setTab] = useAddressTab(tabs, 'semua');
  const unread = useUnread();
  useEffect(() => {
    // One more or one less: another page has read something, or something has just arrived.
    readAnew();
  }, [readAnew, unread]);
  const all = useMarkAllRead();

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
              around(user.id, <NotificationList unreadOnly={value === 'belum'} />)
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

function NotificationList({ unreadOnly }: { unreadOnly: boolean }) {
  const { list, error, reload, loadMore } = useNotifications(unreadOnly);
  const mark = useMarkRead();

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

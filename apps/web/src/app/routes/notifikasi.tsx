import type { ReactNode } from 'react';
import { ShownTogether } from '#components/shown-together.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { useDecisions } from '#features/decisions/api/list-decisions.ts';
import { OwnDecisions } from '#features/decisions/components/own-decisions.tsx';
import { NotificationSkeleton } from '#features/notifications/components/notification-skeleton.tsx';
import { NotificationsScreen } from '#features/notifications/components/notifications-screen.tsx';

export const meta = () => [{ title: 'Notifikasi | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

function BelowDecisions({ userId, children }: { userId: string; children: ReactNode }) {
  return (
    <ShownTogether asked={[useDecisions(userId)]} waiting={<NotificationSkeleton />}>
      <OwnDecisions userId={userId} />
      {children}
    </ShownTogether>
  );
}

const belowDecisions = (userId: string, list: ReactNode) => (
  <BelowDecisions userId={userId}>{list}</BelowDecisions>
);

export default function Notifications() {
  return (
    <QueryProvider>
      <NotificationsScreen around={belowDecisions} />
    </QueryProvider>
  );
}

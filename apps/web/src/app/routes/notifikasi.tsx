import { QueryProvider } from '#components/query-provider.tsx';
import { OwnDecisions } from '#features/decisions/components/own-decisions.tsx';
import { NotificationsScreen } from '#features/notifications/components/notifications-screen.tsx';

export const meta = () => [{ title: 'Notifikasi | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

const showDecisions = (userId: string) => <OwnDecisions userId={userId} />;

export default function Notifications() {
  return (
    <QueryProvider>
      <NotificationsScreen above={showDecisions} />
    </QueryProvider>
  );
}

import { QueryProvider } from '#components/query-provider.tsx';
import { NotificationsScreen } from '#features/notifications/components/notifications-screen.tsx';

export const meta = () => [{ title: 'Notifikasi | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function Notifications() {
  return (
    <QueryProvider>
      <NotificationsScreen />
    </QueryProvider>
  );
}

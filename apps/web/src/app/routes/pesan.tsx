import { QueryProvider } from '#components/query-provider.tsx';
import { OpenThreadScreen } from '#features/conversations/components/open-thread-screen.tsx';
import { ThreadListScreen } from '#features/conversations/components/thread-list-screen.tsx';
import { ThreadScreen } from '#features/conversations/components/thread-screen.tsx';
import { refreshUnread } from '#features/notifications/unread-store.ts';
import { privateMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/pesan.ts';

export const meta = () => privateMeta('Pesan');

/** /pesan, /pesan/:id and /pesan/:kind/:id in one route: each route weighs on every public page. */
export default function Messages({ params }: Route.ComponentProps) {
  const [first = '', second = ''] = params['*'].split('/');
  return (
    <QueryProvider>
      {second !== '' ? (
        <OpenThreadScreen kind={first === 'relasi' ? 'contact' : 'application'} targetId={second} />
      ) : first !== '' ? (
        <ThreadScreen id={first} onRead={() => void refreshUnread()} />
      ) : (
        <ThreadListScreen />
      )}
    </QueryProvider>
  );
}

import { ThreadScreen } from '#features/conversations/components/thread-screen.tsx';
import { refreshUnread } from '#features/notifications/unread-store.ts';
import { privateMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/pesan-detail.ts';

export const meta = () => privateMeta('Percakapan');

export default function Conversation({ params }: Route.ComponentProps) {
  return <ThreadScreen id={params.id} onRead={() => void refreshUnread()} />;
}

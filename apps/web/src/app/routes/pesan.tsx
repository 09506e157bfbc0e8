import { QueryProvider } from '#components/query-provider.tsx';
import { ThreadListScreen } from '#features/conversations/components/thread-list-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';

export const meta = () => privateMeta('Pesan');

export default function Messages() {
  return (
    <QueryProvider>
      <ThreadListScreen />
    </QueryProvider>
  );
}

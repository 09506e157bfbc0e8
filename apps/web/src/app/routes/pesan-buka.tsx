import { OpenThreadScreen } from '#features/conversations/components/open-thread-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/pesan-buka.ts';

export const meta = () => privateMeta('Pesan');

export default function OpenConversation({ params }: Route.ComponentProps) {
  return (
    <OpenThreadScreen kind={params.kind === 'relasi' ? 'contact' : 'application'} targetId={params.id} />
  );
}

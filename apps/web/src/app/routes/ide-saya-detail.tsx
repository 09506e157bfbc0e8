import { QueryProvider } from '#components/query-provider.tsx';
import { SavedIdeaScreen } from '#features/ideas/saved/saved-idea-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/ide-saya-detail.ts';

export const meta = () => privateMeta('Rencana usaha');

export default function SavedIdea({ params }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <SavedIdeaScreen id={params.id} />
    </QueryProvider>
  );
}

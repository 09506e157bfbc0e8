import { SavedIdeaScreen } from '#features/ideas/saved/saved-idea-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/ide-saya-detail.ts';

export const meta = () => privateMeta('Rencana usaha');

export default function SavedIdea({ params }: Route.ComponentProps) {
  return <SavedIdeaScreen id={params.id} />;
}

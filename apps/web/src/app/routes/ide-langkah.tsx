import { RecordScreen } from '#features/ideas/record/record-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/ide-langkah.ts';

export const meta = () => privateMeta('12 langkah');

export default function IdeaSteps({ params }: Route.ComponentProps) {
  return <RecordScreen id={params.id} />;
}

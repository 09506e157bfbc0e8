import { draftCanvas } from '@kawanusaha/contracts/planning/canvas';
import { canvasBasis } from '@kawanusaha/contracts/planning/canvas-basis';
import { draftValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';
import { followRecord } from '@kawanusaha/contracts/record/follow-record';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import type { FiguredPlan, SavedIdea } from '../saved/saved-idea.ts';
import { type StoredRecord, useIdeaRecord } from './api/get-stored-record.ts';
import { RecordLoading } from './record-loading.tsx';

export type OpenRecord = {
  idea: SavedIdea;
  figured: FiguredPlan;
  stored: StoredRecord;
  /** The town of the profile; empty where none is given. */
  ownCity: string;
};

type LoadedRecordProps = { id: string; title: string; children: (open: OpenRecord) => ReactNode };

/** Loads the steps of one saved idea, for its owner alone, and hands them on. */
export function LoadedRecord({ id, title, children }: LoadedRecordProps) {
  const { user } = useSession();
  const found = useIdeaRecord(id, title, user?.id);
  if (found.status === 'pending') return <RecordLoading />;
  if (found.status === 'error') {
    return (
      <>
        <PageHeader title={title} />
        <ErrorState title="Gagal memuat langkah" onRetry={() => void found.refetch()} />
      </>
    );
  }
  const [idea, stored, ownCity] = found.data;
  if (idea?.result === null || idea === null) {
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          title={idea === null ? 'Ide tidak ditemukan' : 'Ide ini tidak dapat dibaca'}
          description="Mungkin sudah dihapus, atau milik akun lain."
          action={
            <Button asChild>
              <Link to={paths.myIdeas}>Kembali ke Ide Saya</Link>
            </Button>
          }
        />
      </>
    );
  }
  const { result } = idea;
  const figured = {
    result,
    canvas: idea.canvas ?? draftCanvas(canvasBasis(result)),
    plan: idea.plan ?? draftValidationPlan(result),
  };
  const record = followRecord(stored.record, { title: idea.title, result, plan: figured.plan });
  return children({ idea, figured, stored: { ...stored, record }, ownCity });
}

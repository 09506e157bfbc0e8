import { useOperation } from '#lib/api/use-operation.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { ideaMessages } from '../messages.ts';
import { deleteSavedIdea } from './api.ts';
import type { SavedIdea } from './saved-idea.ts';

type DeleteIdeaDialogProps = { idea: SavedIdea; onClose: () => void; onDeleted: () => void };

/** Asks once more before an idea is gone for good. */
export function DeleteIdeaDialog({ idea, onClose, onDeleted }: DeleteIdeaDialogProps) {
  const remove = useOperation(() => deleteSavedIdea(idea.id), {
    done: () => {
      toast.success(ideaMessages.deleted);
      onDeleted();
    },
    failed: (error) => ({ title: ideaMessages.deleteFailed, detail: loadAdvice(error) }),
  });
  return (
    <ConfirmDialog
      title="Hapus ide ini?"
      description={`Apakah Anda yakin ingin menghapus "${idea.title}"? Tindakan ini tidak dapat dibatalkan.`}
      actionLabel="Hapus"
      busyLabel="Menghapus..."
      onConfirm={() => remove.run()}
      onClose={onClose}
    />
  );
}

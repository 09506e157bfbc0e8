import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { useDeleteIdea } from './api/delete-saved-idea.ts';
import type { SavedIdea } from './saved-idea.ts';

type DeleteIdeaDialogProps = { idea: SavedIdea; onClose: () => void; onDeleted: () => void };

/** Asks once more before an idea is gone for good. */
export function DeleteIdeaDialog({ idea, onClose, onDeleted }: DeleteIdeaDialogProps) {
  const remove = useDeleteIdea(idea.id, onDeleted);
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
